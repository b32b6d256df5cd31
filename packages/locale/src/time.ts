import { EN_DASH } from './characters.ts';
import { pad2 } from './day.ts';
import { repeatedHourAt, wallClockAt } from './instant.ts';
import type { Instant } from './instant.ts';
import type { Language } from './messages/language.ts';

const minutesPerDay = 24 * 60;

const clockNames = {
  sv: { first: 'sommartid', second: 'normaltid' },
  en: { first: 'summer time', second: 'standard time' },
};

/** The Swedish time of a moment in tables and data: "13:07". */
export function formatTime(instant: Instant): string {
  const { hour, minute } = wallClockAt(instant);
  return `${pad2(hour)}:${pad2(minute)}`;
}

/** The Swedish time of a moment in running text: "kl. 13.07"; in English "13:07", so the text supplies "at". */
export function formatTextTime(instant: Instant, language: Language = 'sv'): string {
  const time = formatTime(instant);
  return language === 'sv' ? `kl. ${time.replace(':', '.')}` : time;
}

/**
 * A span of one hour (or quarter-hour) in running text: "kl. 08–09", "kl. 08.15–08.30"; in English "08:00–09:00", so the
 * text supplies "at". The repeated hour is marked as by `formatHourSpan`.
 *
 * @param minutes - length of the span, 60 by default; 15 for quarter-hour values.
 */
export function formatTextHourSpan(start: Instant, minutes: number = 60, language: Language = 'sv'): string {
  const span = formatHourSpan(start, minutes, language);
  if (language !== 'sv') return span;
  const clock = minutes === 60 ? span.replaceAll(':00', '') : span.replaceAll(':', '.');
  return `kl. ${clock.replace(`${EN_DASH}00`, `${EN_DASH}24`)}`;
}

/** Day and time of a moment in tables: "2026-03-05 13:07". */
export function formatDateTime(instant: Instant): string {
  const { year, month, day } = wallClockAt(instant);
  return `${year}-${pad2(month)}-${pad2(day)} ${formatTime(instant)}`;
}

/**
 * A span of one hour (or quarter-hour) by the clock: "02:00–03:00". When the clocks go back, the repeated hour is
 * marked "(sommartid)" or "(normaltid)", in English "(summer time)" or "(standard time)". Library only.
 *
 * @param minutes - length of the span, 60 by default; 15 for quarter-hour values.
 */
export function formatHourSpan(start: Instant, minutes: number = 60, language: Language = 'sv'): string {
  const { hour, minute } = wallClockAt(start);
  // The end is the clock reading: the real end of the repeated hour would read the same as its start.
  const end = (hour * 60 + minute + minutes) % minutesPerDay;
  const span = `${formatTime(start)}${EN_DASH}${pad2(Math.floor(end / 60))}:${pad2(end % 60)}`;
  const repeated = repeatedHourAt(start);
  if (repeated === null) return span;
  return `${span} (${clockNames[language][repeated]})`;
}
