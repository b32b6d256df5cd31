import type { Language } from '@vinrod/locale/messages/language';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

/** A day of the calendar; `month` and `day` count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The parts that a date is written with, as `Intl.DateTimeFormat` names them. */
export interface DateStyle {
  readonly weekday?: 'long' | 'short';
  readonly day?: 'numeric';
  readonly month?: 'long' | 'short';
  readonly year?: 'numeric';
}

/** Names of keys that most keyboards have in English, by the key. */
export type KeyNames = Readonly<Partial<Record<'PageUp' | 'PageDown' | 'Home' | 'End' | 'Ctrl', string>>>;

/** A language that an application has given charts, made by `defineChartLanguage`. */
export interface OtherLanguage {
  /** BCP 47 tag: `de`, `fi-FI`. */
  readonly locale: string;
  /** The texts of a catalogue. */
  textsIn<Catalogue extends Texts>(messages: Messages<Catalogue>): FormatMessage<Catalogue>;
  /** Keys as they are printed on its keyboards, where these differ from `Page Up`, `Page Down`, `Home`, `End` and `Ctrl`. */
  readonly keys: KeyNames;
  /** A number with this many decimals. */
  number(value: number, decimals: number): string;
  /** The decimal mark of files for spreadsheets, and what stands between their cells. */
  readonly spreadsheet: readonly [mark: string, separator: string];
  /** A day, or some parts of it. */
  date(day: CalendarDay, style: DateStyle): string;
  /** The days of a period, both included, without repeating what they share. */
  period(first: CalendarDay, last: CalendarDay, month: 'long' | 'short'): string;
}

/** Swedish, English, or a language of the application's. */
export type AnyLanguage = Language | OtherLanguage;
