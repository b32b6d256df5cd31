import { createHash } from 'node:crypto';

/**
 * The uuid of an item of the demo data: stable for the same name, so that addresses keep working when the demo data is
 * rebuilt. Version 8 of RFC 9562, filled from SHA-256.
 */
export function demoId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`vinrod demo ${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
