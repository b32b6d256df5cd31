/**
 * Reproducible randomness. Every number is a pure function of a seed and a position, so any single day can be generated
 * alone, in any order, with the same result.
 */

function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An unsigned 32-bit seed from a text, by FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** A number in [0, 1) for a seed and an integer position. */
export function chance(seed: number, position: number): number {
  return mix(Math.imul(seed, 0x9e3779b1) ^ mix(position + 0x7f4a7c15)) / 0x1_0000_0000;
}

/** A number in [-1, 1), triangular around 0, for a seed and an integer position. */
export function jitter(seed: number, position: number): number {
  return chance(seed, position) + chance(seed ^ 0x5bd1e995, position) - 1;
}

/** A smooth curve through random values in [-1, 1) at the integers: noise that drifts instead of jumping. */
export function drift(seed: number, position: number): number {
  const left = Math.floor(position);
  const part = position - left;
  const from = jitter(seed, left);
  return from + (jitter(seed, left + 1) - from) * part * part * (3 - 2 * part);
}
