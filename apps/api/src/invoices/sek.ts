/** Öre as kronor with two decimals, exact. */
export function toSek(ore: number): number {
  return ore / 100;
}
