/**
 * Arguments for Debian's Chromium: it may run as root and has no GPU, and its own calls home would
 * fail noisily on a closed network.
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
