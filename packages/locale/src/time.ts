import { EN_DASH } from './characters.ts';
import { pad2 } from './day.ts';
import { repeatedHourAt, wallClockAt } from './instant.ts';
import type { Instant } from './instant.ts';
import type { Language } from './messages/language.ts';

const MINUTES_PER_DAY = 24 * 60;

const CLOCK_NAMES = {
  sv: { first: 'sommartid', second: 'normaltid' },
  en: { first: 'summer time', second: 'standard time' },
};

/** The Swedish time of a moment in tables and data: "13:07". */
export function formatTime(instant: Instant): string {
  const { hour, minute } = wallClockAt(instant);
  return `${pad2(hour)}:${pad2(minute)}`;
}

/** The Swedish time of a moment in running text: "kl. 13.07"; in English "13:07", so that "at" stands in the text. */
export function formatTextTime(instant: Instant, language: Language = 'sv'): string {
  const time = formatTime(instant);
  return language === 'sv' ? `kl. ${time.replace(':', '.')}` : time;
}

/** Day and time of a moment in tables: "2026-03-05 13:07". */
export function formatDateTime(instant: Instant): string {
  const { year, month, day } = wallClockAt(instant);
  return `${year}-${pad2(month)}-${pad2(day)} ${formatTime(instant)}`;
}

/**
 * A span of one hour (or quarter) as read off the clock: "02:00–03:00". When clocks are set back the same reading
 * occurs twice; those rows say which one they are: "(sommartid)" or "(normaltid)", in English "(summer time)" or "(standard time)".
 *
 * @param minutes length of the span, 60 by default; 15 for quarter values.
 */
export function formatHourSpan(start: Instant, minutes: number = 60, language: Language = 'sv'): string {
  const { hour, minute } = wallClockAt(start);
  // The end is counted on the clock face: the real end of the doubled hour would read the same as its start.
  const end = (hour * 60 + minute + minutes) % MINUTES_PER_DAY;
  const span = `${formatTime(start)}${EN_DASH}${pad2(Math.floor(end / 60))}:${pad2(end % 60)}`;
  const repeated = repeatedHourAt(start);
  if (repeated === null) return span;
  return `${span} (${CLOCK_NAMES[language][repeated]})`;
}
