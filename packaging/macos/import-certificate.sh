#!/bin/sh
# Put the signing certificate and Apple's credentials into a keychain of this job, if the project has them.
set -eu
if [ -z "${CERTIFICATE:-}" ]; then
    echo "no certificate is configured: the application will be signed for no one in particular"
    exit 0
fi
keychain=$RUNNER_TEMP/signing.keychain-db
password=$(uuidgen)
printf %s "$CERTIFICATE" | base64 --decode > "$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -P "$CERTIFICATE_PASSWORD" -k "$keychain" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
echo "DIVINARE_SIGN_IDENTITY=$IDENTITY" >> "$GITHUB_ENV"
if [ -n "${NOTARY_APPLE_ID:-}" ]; then
    xcrun notarytool store-credentials divinare --keychain "$keychain" \
        --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
    echo "DIVINARE_NOTARY_PROFILE=divinare" >> "$GITHUB_ENV"
    echo "DIVINARE_NOTARY_KEYCHAIN=$keychain" >> "$GITHUB_ENV"
fi
