import { HOUR_MS, localDayOf, utcOffsetHours } from '@vinrod/locale/clock';
import type { ReportDay } from '../../energy/time-sheets/report-day.ts';
import { isLongerThanDay, type SheetResolution } from '../../energy/time-sheets/row-spans.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import type { Cell, Column, ColumnFormat } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { timeSheetTexts as texts } from './texts.ts';

const WIDTHS = { text: 16, number: 16, day: 12, month: 12, clock: 8, time: 18 } as const;

/** A column by the name of its heading. */
export function column(
  text: keyof typeof texts,
  format: ColumnFormat,
  language: Language,
  width: number = WIDTHS[format.kind],
): Column {
  return { heading: texts[text][language], width, format };
}

/** A column of numbers. */
export function numbers(text: keyof typeof texts, decimals: number, language: Language): Column {
  return column(text, { kind: 'number', decimals }, language);
}

function tellsClock(resolution: SheetResolution): boolean {
  return resolution === 'hour' || resolution === 'quarter';
}

/**
 * The columns that say when a row is, in local time: the date, for rows shorter than a day the time and the offset, by
 * which the two hours 02 in October differ, and for rows longer than a day the first and the last day, of which those at
 * the ends of the period have fewer than others.
 */
export function timeColumns(resolution: SheetResolution, language: Language): Column[] {
  if (isLongerThanDay(resolution)) {
    return [column('from', { kind: 'day' }, language), column('to', { kind: 'day' }, language)];
  }
  const date = column('date', { kind: 'day' }, language);
  if (!tellsClock(resolution)) return [date];
  const offset = column('offset', { kind: 'text' }, language);
  return [date, column('time', { kind: 'clock' }, language), offset];
}

/** The cells of {@link timeColumns} for a row. */
export function timeCells({ instants }: ReportDay, row: number, resolution: SheetResolution): Cell[] {
  const instant = instants[row] ?? 0;
  const day = localDayOf(instant);
  if (isLongerThanDay(resolution)) return [day, localDayOf((instants[row + 1] ?? instant + 1) - 1)];
  if (!tellsClock(resolution)) return [day];
  return [day, minuteOfDay(localTime(instant)), `UTC+0${utcOffsetHours(instant)}:00`];
}

/** A number with so many decimals as a cell; nothing for NaN. */
export function numberCell(value: number, decimals: number): Cell {
  if (Number.isNaN(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** Hours between the starts of a row and of the next. */
export function hoursBetween(start: number, end: number): number {
  return (end - start) / HOUR_MS;
}
