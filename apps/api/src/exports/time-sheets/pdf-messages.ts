import { defineMessages } from '../../messages/define-messages.ts';

/** Texts of the hour report as a PDF, besides its headings. */
export const timeSheetPdfMessages = defineMessages('time-sheet-pdf', {
  sv: {
    lead: '{name}, {period}. {count, plural, one {{count} anläggning} other {{count} anläggningar}}.',
    consumption: 'Förbrukning',
    estimated: 'Beräknade',
    cost: 'Energikostnad (kr)',
    changeCost: 'Skillnad (kr)',
    values: 'Värden',
    sum: 'Summa',
    summerTime: 'sommartid',
    standardTime: 'normaltid',
    compared: '{period} mot {other}.',
    localTime: 'Lokal tid.',
    power: 'Effekter är medel över intervall utan luckor.',
    quality:
      'Kvaliteten är Ofullständig när en del av värdena bakom raden saknas, annars den svagaste av anläggningarnas värden.',
  },
  en: {
    lead: '{name}, {period}. {count, plural, one {{count} site} other {{count} sites}}.',
    consumption: 'Consumption',
    estimated: 'Estimated',
    cost: 'Cost of energy (SEK)',
    changeCost: 'Difference (SEK)',
    values: 'Values',
    sum: 'Sum',
    summerTime: 'summer time',
    standardTime: 'standard time',
    compared: '{period} compared with {other}.',
    localTime: 'Local time.',
    power: 'Power is the average over intervals without gaps.',
    quality:
      'The quality is Incomplete when some of the values behind a row are missing, otherwise the weakest of the sites’ values.',
  },
});
