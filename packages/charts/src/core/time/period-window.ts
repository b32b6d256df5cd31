import type { LocalDate, Period } from '@vinrod/ui/format';

import { parseTime } from '../points.ts';
import type { TimeWindow } from './levels.ts';
import { localDate } from './step-label.ts';
import { addLocalDays } from '@vinrod/locale/wall-clock';

/** The window of a period of local days, both ends included: links a chart to date fields or a period ruler. */
export function windowOfPeriod({
  start,
  end,
}: {
  readonly start: LocalDate;
  readonly end: LocalDate;
}): TimeWindow {
  return { from: parseTime(start), to: addLocalDays(parseTime(end), 1) - 1 };
}

/** The local days that a window touches. */
export function periodOfWindow({ from, to }: TimeWindow): Period {
  return { start: localDate(from), end: localDate(to) };
}
