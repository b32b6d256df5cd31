import { isIP } from 'node:net';

/** 16-bit groups in an IPv6 address. */
const allGroups = 8;

/** Groups of the network prefix; the host selects the rest. */
const networkGroups = 4;

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/**
 * What limits per address count: an IPv4 address, or an IPv6 network (/64), in which one computer has as many addresses
 * as it likes.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end = ''] = address.split('::');
  const before = groupsOf(start);
  const missing = Math.max(0, allGroups - before.length - groupsOf(end).length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...groupsOf(end)];
  const network = groups.slice(0, networkGroups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
