# Install silently, play with the installed program, see that it is registered, and remove it silently.
$ErrorActionPreference = "Stop"

function Invoke-Program([string] $Path, [string[]] $Arguments) {
    $output = New-TemporaryFile
    $process = Start-Process -FilePath $Path -ArgumentList $Arguments -Wait -PassThru -RedirectStandardOutput $output
    Get-Content -Encoding utf8 $output
    if ($process.ExitCode -ne 0) { throw "$Path ended with $($process.ExitCode)" }
}

$setup = (Get-ChildItem dist\*-setup.exe).FullName
$folder = Join-Path $env:LOCALAPPDATA "Programs\Divinare"
$menu = Join-Path $env:APPDATA "Microsoft\Windows\Start Menu\Programs\Divinare.lnk"
$keys = "HKCU:\Software\Classes\Divinare.Game", "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Divinare"

Invoke-Program $setup @("/S")
foreach ($there in @("$folder\Divinare.exe", $menu) + $keys) {
    if (-not (Test-Path $there)) { throw "$there is missing after the installation" }
}
Invoke-Program "$folder\Divinare.exe" @("--selftest")
Invoke-Program $setup @("/S") # over itself, as an upgrade does
Invoke-Program "$folder\Divinare.exe" @("--selftest")
# The uninstaller works from a copy of itself, so that its end can't be waited for unless it is told to stay.
Invoke-Program "$folder\uninstall.exe" @("/S", "_?=$folder")
Remove-Item -ErrorAction SilentlyContinue "$folder\uninstall.exe"
foreach ($gone in @("$folder\Divinare.exe", "$folder\_internal", $menu) + $keys) {
    if (Test-Path $gone) { throw "$gone was left behind" }
}
