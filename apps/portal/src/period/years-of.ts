import { EN_DASH, type Period } from '@vinrod/ui/format';

/** The calendar years of a period, moved by `offset` years: "2026", or "2025–2026". */
export function yearsOf({ start, end }: Period, offset: number): string {
  const first = Number(start.slice(0, 4)) + offset;
  const last = Number(end.slice(0, 4)) + offset;
  return first === last ? String(first) : `${first}${EN_DASH}${last}`;
}
