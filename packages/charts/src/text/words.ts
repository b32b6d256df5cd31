import type { CalendarLevel } from '../core/time/levels.ts';
import type { StepKind } from '../core/time/steps.ts';
import { formatInteger } from '@vinrod/locale/number';

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
  estimated: 'beräknat',
  corrected: 'korrigerat',
  incomplete: 'ofullständigt',
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
  year: 'år',
};

/** The values of many steps. */
export const stepValues: Readonly<Record<StepKind, string>> = {
  quarter: 'kvartsvärden',
  hour: 'timvärden',
  day: 'dygnsvärden',
  week: 'veckovärden',
  month: 'månadsvärden',
  year: 'årsvärden',
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
  const noun = count === 1 ? stepNoun[level] : levelPlural[level];
  return `${formatInteger(count)} ${noun}`;
}

/** An adjective as it stands behind one dygn, behind one of any other step, and behind several. */
type Adjective = readonly [neuter: string, common: string, several: string];
const estimated: Adjective = [words.estimated, 'beräknad', 'beräknade'];
const incomplete: Adjective = [words.incomplete, 'ofullständig', 'ofullständiga'];

/** How many steps are estimated or incomplete: "1 timme beräknad", "24 timmar ofullständiga". */
export function describedSteps(count: number, step: StepKind, quality: 'estimated' | 'incomplete'): string {
  const [neuter, common, several] = quality === 'estimated' ? estimated : incomplete;
  return `${countedSteps(count, step)} ${count > 1 ? several : step === 'day' ? neuter : common}`;
}

/** What the dots on values mean; null when none carries one. */
export function dottedKey(counts: {
  readonly estimated: number;
  readonly incomplete: number;
}): string | null {
  const hasEstimates = counts.estimated > 0;
  if (counts.incomplete === 0) return hasEstimates ? 'Beräknat värde' : null;
  return hasEstimates ? 'Beräknat eller ofullständigt värde' : 'Ofullständigt värde';
}

/** The values of one level of the cursor. */
export const levelValues: Readonly<Record<CalendarLevel, string>> = stepValues;

/** Joins words as Swedish lists them: "a, b och c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} och ${items.at(-1) ?? ''}`;
}
