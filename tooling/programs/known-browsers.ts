import { posix, win32 } from 'node:path';

/** The computer to find a browser on. */
export interface Computer {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The first is headless Chromium: a journey takes a quarter less CPU in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macApplications = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Possible paths of a system Chromium, the likeliest first. */
export function knownBrowsers({ platform, env }: Computer): readonly string[] {
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ['Chromium', String.raw`Google\Chrome`].map((name) =>
          win32.join(folder, name, String.raw`Application\chrome.exe`),
        ),
      );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env['HOME'] === undefined ? [] : [`${env['HOME']}/Applications`])];
    return folders.flatMap((folder) => macApplications.map((name) => posix.join(folder, name)));
  }
  const folders = [...(env['PATH'] ?? '').split(':'), '/usr/bin', '/snap/bin'];
  return names.flatMap((name) => folders.filter((path) => path !== '').map((path) => posix.join(path, name)));
}
