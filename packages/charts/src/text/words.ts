import type { CalendarLevel } from '../core/time/levels.ts';
import type { StepKind } from '../core/time/steps.ts';
import { swedishNumber } from './swedish-number.ts';

/** Swedish words that every chart needs; those of single kinds are in `chart-words.ts`, so that they come with them. */
export const words = {
  chart: 'Diagram',
  table: 'Tabell',
  viewLabel: 'Visning',
  seriesLabel: 'Serier',
  cursorLabel: 'Tidpunkt',
  time: 'Tid',
  sum: 'Summa',
  others: 'Övriga',
  missing: 'saknas',
  estimated: 'uppskattat',
  corrected: 'korrigerat',
  estimatedKey: 'Uppskattat värde',
  reduced:
    'Fler värden än bildpunkter: linjen visar det högsta och lägsta värdet i varje bildpunkt, aldrig ett medelvärde.',
  noData: 'Det finns inga mätvärden för perioden.',
  noneVisible: 'Alla serier är dolda.',
  legendHint: 'Klicka på en serie för att dölja den. Dubbelklicka för att bara visa den.',
  legendHelp: 'Blanksteg döljer eller visar serien, Skift+Retur visar bara den, pilar går mellan serierna.',
  cursorHelp:
    'Pilar stegar i tiden och byter serie. Retur går in i månaden, dygnet eller timmen, Esc ut igen. ' +
    'Frågetecken visar alla kommandon.',
  stepCursorHelp: 'Pilar stegar mellan värdena och byter serie. Frågetecken visar alla kommandon.',
  rankCursorHelp:
    'Pilar stegar från det högsta värdet till det lägsta. Retur går in bland värdena, Esc ut igen. ' +
    'M går till nästa högsta värde. Frågetecken visar alla kommandon.',
  toolbarLabel: 'Diagramverktyg',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  showAll: 'Hela perioden',
  moreTools: 'Fler verktyg',
  noMore: 'Det finns inga fler luckor eller noteringar åt det hållet.',
  notes: 'Noteringar',
} as const;

/** One step as a noun. */
export const stepNoun: Readonly<Record<StepKind, string>> = {
  quarter: 'kvart',
  hour: 'timme',
  day: 'dygn',
  week: 'vecka',
  month: 'månad',
};

/** The values of many steps. */
export const stepValues: Readonly<Record<StepKind, string>> = {
  quarter: 'kvartsvärden',
  hour: 'timvärden',
  day: 'dygnsvärden',
  week: 'veckovärden',
  month: 'månadsvärden',
};

/** Several steps as a noun. */
const levelPlural: Readonly<Record<CalendarLevel, string>> = {
  quarter: 'kvartar',
  hour: 'timmar',
  day: 'dygn',
  week: 'veckor',
  month: 'månader',
  year: 'år',
};

/** A number of steps: "1 timme", "31 dygn". */
export function countedSteps(count: number, level: CalendarLevel): string {
  const noun = count === 1 && level !== 'year' ? stepNoun[level] : levelPlural[level];
  return `${swedishNumber(count, 0)} ${noun}`;
}

/** How many steps are estimated: "1 timme uppskattad", "24 timmar uppskattade". */
export function estimatedSteps(count: number, step: StepKind): string {
  const one = step === 'day' ? words.estimated : 'uppskattad';
  return `${countedSteps(count, step)} ${count === 1 ? one : 'uppskattade'}`;
}

/** The values of one level of the cursor. */
export const levelValues: Readonly<Record<CalendarLevel, string>> = { ...stepValues, year: 'årsvärden' };

/** Joins words as Swedish lists them: "a, b och c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} och ${items.at(-1) ?? ''}`;
}
