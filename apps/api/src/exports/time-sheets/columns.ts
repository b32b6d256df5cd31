import { hourMs, localDayOf, utcOffsetHours } from '@vinrod/locale/clock';
import type { ReportDay } from '../../energy/time-sheets/report-day.ts';
import { isLongerThanDay, type SheetResolution } from '../../energy/time-sheets/row-spans.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import type { Cell, Column, ColumnFormat } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { timeSheetTexts as texts } from './texts.ts';

const widths = { text: 16, number: 16, day: 12, month: 12, clock: 8, time: 18 } as const;

/** A column by its heading's key. */
export function column(
  text: keyof typeof texts,
  format: ColumnFormat,
  language: Language,
  width: number = widths[format.kind],
): Column {
  return { heading: texts[text][language], width, format };
}

/** A column of numbers with so many decimals. */
export function numbers(text: keyof typeof texts, decimals: number, language: Language): Column {
  return column(text, { kind: 'number', decimals }, language);
}

function showsTime(resolution: SheetResolution): boolean {
  return resolution === 'hour' || resolution === 'quarter';
}

/**
 * The columns for the local time of a row: the date; the time and offset for rows shorter than a day, where the offset
 * distinguishes the two hours 02 in October; the first and last day for rows longer than a day, which are cut at the
 * ends of the period.
 */
export function timeColumns(resolution: SheetResolution, language: Language): Column[] {
  if (isLongerThanDay(resolution)) {
    return [column('from', { kind: 'day' }, language), column('to', { kind: 'day' }, language)];
  }
  const date = column('date', { kind: 'day' }, language);
  if (!showsTime(resolution)) return [date];
  const offset = column('offset', { kind: 'text' }, language);
  return [date, column('time', { kind: 'clock' }, language), offset];
}

/** The cells of {@link timeColumns} for a row. */
export function timeCells({ instants }: ReportDay, row: number, resolution: SheetResolution): Cell[] {
  const instant = instants[row] ?? 0;
  const day = localDayOf(instant);
  if (isLongerThanDay(resolution)) return [day, localDayOf((instants[row + 1] ?? instant + 1) - 1)];
  if (!showsTime(resolution)) return [day];
  return [day, minuteOfDay(localTime(instant)), `UTC+0${utcOffsetHours(instant)}:00`];
}

/** A number rounded to so many decimals as a cell; empty for NaN. */
export function numberCell(value: number, decimals: number): Cell {
  if (Number.isNaN(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** Hours between two instants, such as the starts of a row and the next. */
export function hoursBetween(start: number, end: number): number {
  return (end - start) / hourMs;
}
