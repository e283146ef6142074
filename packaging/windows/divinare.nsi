; The Windows installer. packaging/build.py defines VERSION, VERSION4, BUNDLE, ICON, WORDS, REMOVAL, OUTPUT, KILOBYTES.
;
;   setup.exe /S             install for the current user without asking; no administrator needed
;   setup.exe /S /ALLUSERS   for everybody, from an administrator's console
;   setup.exe /S /D=FOLDER   somewhere else (last, and without quotation marks)
;   uninstall.exe /S         remove; games and preferences stay

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Divinare"
!define TYPE "Divinare.Game"

Name "Divinare"
OutFile "${OUTPUT}"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Divinare"
BrandingText "Divinare ${VERSION}"
VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "Divinare"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Divinare"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\Divinare.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Japanese"

!include "${WORDS}"

!macro Give_up TEXT
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

; A program that runs holds its file: then neither an upgrade nor a removal can be whole.
!macro Check_running
  ${If} ${FileExists} "$INSTDIR\Divinare.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\Divinare.exe" a
    ${If} ${Errors}
      !insertmacro Give_up "$(Running)"
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    !insertmacro Give_up "$(TooOld)"
  ${EndIf}
  ReadRegStr $0 HKLM "SOFTWARE\Microsoft\Windows NT\CurrentVersion" "CurrentBuildNumber"
  ${If} $0 < 17763
    !insertmacro Give_up "$(TooOld)"
  ${EndIf}
  SetRegView 64
  SetShellVarContext current
  StrCpy $R2 "$LOCALAPPDATA\Programs\Divinare" ; that of everybody is elsewhere
  StrCpy $R3 $R2
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/ALLUSERS" $R1
  ${IfNot} ${Errors}
    UserInfo::GetAccountType
    Pop $0
    ${If} $0 != "Admin"
      !insertmacro Give_up "$(NotAdministrator)"
    ${EndIf}
    SetShellVarContext all
    StrCpy $R3 "$PROGRAMFILES64\Divinare"
  ${EndIf}
  ; Unless /D= names a folder: where it is already, and else the usual place.
  ${If} $INSTDIR == $R2
    ReadRegStr $INSTDIR SHCTX "Software\Divinare" "Folder"
    ${If} $INSTDIR == ""
      StrCpy $INSTDIR $R3
    ${EndIf}
  ${EndIf}
FunctionEnd

Section "Divinare"
  !insertmacro Check_running
  ; What an older version had and this one has not must go.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPGRADE _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Divinare.lnk" "$INSTDIR\Divinare.exe" "" "$INSTDIR\Divinare.exe" 0 SW_SHOWNORMAL "" "$(Comment)"

  WriteRegStr SHCTX "Software\Divinare" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "Software\Classes\.divinare" "" "${TYPE}"
  WriteRegStr SHCTX "Software\Classes\.divinare\OpenWithProgids" "${TYPE}" ""
  WriteRegStr SHCTX "Software\Classes\${TYPE}" "" "$(GameFile)"
  WriteRegStr SHCTX "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\Divinare.exe,0"
  WriteRegStr SHCTX "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\Divinare.exe" "%1"'

  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "Divinare"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Divinare.exe,0"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "The Divinare for the desktop developers"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Windows' settings start the uninstaller as whoever looks at them.
Function un.Become_administrator
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 == "Admin"
    Return
  ${EndIf}
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/ELEVATED" $R1
  ${IfNot} ${Errors}
    !insertmacro Give_up "$(NotAdministrator)"
  ${EndIf}
  ClearErrors
  ExecShellWait "runas" "$INSTDIR\uninstall.exe" "/ELEVATED $R0"
  ${If} ${Errors}
    !insertmacro Give_up "$(NotAdministrator)"
  ${EndIf}
  Quit
FunctionEnd

Function un.onInit
  SetRegView 64
  SetShellVarContext current
  ReadRegStr $0 HKLM "Software\Divinare" "Folder"
  ${If} $0 == $INSTDIR
    SetShellVarContext all
    Call un.Become_administrator
  ${EndIf}
FunctionEnd

Section "Uninstall"
  !insertmacro Check_running
  !include "${REMOVAL}"
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/UPGRADE" $R1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Divinare.lnk"
  DeleteRegKey SHCTX "${UNINSTALL}"
  DeleteRegKey SHCTX "Software\Divinare"
  DeleteRegKey SHCTX "Software\Classes\${TYPE}"
  DeleteRegValue SHCTX "Software\Classes\.divinare\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.divinare\OpenWithProgids"
  ReadRegStr $0 SHCTX "Software\Classes\.divinare" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue SHCTX "Software\Classes\.divinare" ""
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "Software\Classes\.divinare"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
