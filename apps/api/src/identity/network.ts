import { isIP } from 'node:net';

/** Groups of 16 bits in an address of IPv6. */
const allGroups = 8;

/** Groups that name the network; the rest is chosen by whoever is in it. */
const networkGroups = 4;

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/**
 * What limits per address count by: an address of IPv4, or a network of IPv6 (/64), in which one
 * computer has as many addresses as it wants.
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
