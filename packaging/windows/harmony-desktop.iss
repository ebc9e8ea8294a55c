; Inno Setup 6: the application folder that `python run.py build` makes, as an installer.
; Run by packaging/windows_installer.py, which knows the version and the publisher.
; It needs no administrator: by default it installs for one person.

#ifndef AppVersion
  #error Run packaging/windows_installer.py; it passes AppVersion, AppPublisher and AppAddress
#endif

[Setup]
AppId={{7B0C5E0B-7C0E-4B55-9C5C-5C1F0E6B7C11}
AppName=Harmony Desktop
AppVersion={#AppVersion}
AppVerName=Harmony Desktop {#AppVersion}
AppComments=Five tile games for one screen: Harmony, Sintra, Harmonies, Terraces and Harmonia
AppPublisher={#AppPublisher}
AppPublisherURL={#AppAddress}
AppSupportURL={#AppIssues}
#ifdef SignTool
SignTool={#SignTool}
SignedUninstaller=yes
#endif
DefaultDirName={autopf}\Harmony Desktop
DefaultGroupName=Harmony Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
VersionInfoVersion={#AppVersion}
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\resources\app\icon.ico
UninstallDisplayIcon={app}\harmony-desktop.exe
OutputDir=..\..\dist
OutputBaseFilename=harmony-desktop-{#AppVersion}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

; Inno Setup brings no Persian; the application itself follows the system's language all the same.
[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[CustomMessages]
en.GameFile=Harmony Desktop game
de.GameFile=Spielstand von Harmony Desktop
uk.GameFile=Збережена партія Harmony Desktop

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An update replaces the folder as a whole: nothing of an older version is left in it.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\harmony-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Harmony Desktop"; Filename: "{app}\harmony-desktop.exe"
Name: "{autodesktop}\Harmony Desktop"; Filename: "{app}\harmony-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.harmony"; ValueType: string; ValueData: "HarmonyDesktop.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\HarmonyDesktop.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\HarmonyDesktop.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\harmony-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\HarmonyDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\harmony-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\harmony-desktop.exe"; Description: "{cm:LaunchProgram,Harmony Desktop}"; Flags: nowait postinstall skipifsilent
