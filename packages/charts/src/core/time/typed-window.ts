import { addLocalDays, fromLocal, toLocal } from '@vinrod/locale/wall-clock';
import type { TimeWindow } from './levels.ts';

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2})[:.](\d{2}))?$/;

interface Typed {
  readonly instant: number;
  readonly hasClock: boolean;
}

/** Reads "2026-03-12" or "2026-03-12 14:00" in Swedish local time; null for anything else. */
function typedInstant(text: string): Typed | null {
  const match = pattern.exec(text.trim().replaceAll('−', '-'));
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const instant = fromLocal(year, month, day, hour, minute);
  const local = toLocal(fromLocal(year, month, day));
  const exists = local.month === month && local.day === day && hour < 24 && minute < 60;
  return exists ? { instant, hasClock: match[4] !== undefined } : null;
}

/** A window typed into two fields, or what is wrong: the field that cannot be read, or the order of the two. */
export type TypedWindow = TimeWindow | 'from' | 'to' | 'order';

/**
 * Reads a window from the text of two fields, in Swedish local time. A date without a clock means the whole day,
 * also in the second field.
 */
export function typedWindow(fromText: string, toText: string): TypedWindow {
  const from = typedInstant(fromText);
  if (from === null) return 'from';
  const to = typedInstant(toText);
  if (to === null) return 'to';
  const end = to.hasClock ? to.instant : addLocalDays(to.instant, 1);
  return end > from.instant ? { from: from.instant, to: end - 1 } : 'order';
}
