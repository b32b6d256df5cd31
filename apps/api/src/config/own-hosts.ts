const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is this computer, which may be used without encryption. */
export function isOwnHost(host: string): boolean {
  return ownHosts.has(host);
}
