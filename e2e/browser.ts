/**
 * Arguments for Debian's Chromium: it may run as root and has no GPU, and its own background requests would fail
 * noisily
 * on a closed network.
 */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium on Linux names downloads in the computer's character set: without å, ä and ö in it, every file with these
 * letters is called "download".
 */
export const browserEnvironment: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ),
  LC_ALL: 'C.UTF-8',
};
