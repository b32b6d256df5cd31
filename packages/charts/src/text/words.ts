import type { StepKind } from '../core/time/steps.ts';

/** Swedish words of the charts, in one place. */
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
  missingKey: 'Värden saknas',
  dayOff: 'helg',
  incompleteWeek: 'ofullständig vecka',
  reduced:
    'Fler värden än bildpunkter: linjen visar det högsta och lägsta värdet i varje bildpunkt, aldrig ett medelvärde.',
  noData: 'Det finns inga mätvärden för perioden.',
  noneVisible: 'Alla serier är dolda.',
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
  legendHint: 'Klicka på en serie för att dölja den. Dubbelklicka för att bara visa den.',
  legendHelp: 'Blanksteg döljer eller visar serien, Skift+Retur visar bara den, pilar går mellan serierna.',
  cursorHelp:
    'Vänster och höger pil stegar i tiden, Page Up och Page Down tio steg, Home och End går till början och slutet. ' +
    'Upp och ner byter serie efter värde. M går till högsta värdet och Skift+M till det lägsta. Esc stänger rutan med värden.',
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

/** Joins words as Swedish lists them: "a, b och c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} och ${items.at(-1) ?? ''}`;
}
