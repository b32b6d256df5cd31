import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Messages about energy values. */
export const energyTexts = textsOf(
  defineMessages('energy', {
    sv: {
      noSuchDate: 'Ange ett datum som finns, som ÅÅÅÅ-MM-DD.',
      dateOutOfReach: 'Ange ett datum mellan 1997 och 2199.',
      endBeforeStart: 'Slutdatumet får inte vara före startdatumet.',
      periodTooLong: 'Perioden får vara högst tio år.',
      tooLongForHours:
        'Perioden får vara högst 800 dygn när värden visas per timme. Välj dygn, vecka eller månad.',
      tooLongForQuarters:
        'Perioden får vara högst 100 dygn när värden visas per kvart. Välj timme, dygn, vecka eller månad.',
      tooManyForSteps:
        'Det är för många anläggningar och dygn för att visas per timme eller kvart. Välj dygn, vecka eller månad.',
      tooManyRowValues: 'Det blir för många värden på en gång. Välj färre rader eller färre anläggningar.',
      tooManyValues:
        'Det är för många värden för en timrapport. Välj en kortare period eller färre anläggningar.',
      blankTitle: 'Ange en rubrik.',
      noSuchSuggestion: 'Förslaget finns inte.',
      others: 'Övriga',
      previousPeriod: 'föregående period',
      freePeriod: 'jämförelseperioden',
      sum: 'Summa',
      noComparedPeriod: 'Ange första och sista dagen att jämföra med.',
      previousYear: 'föregående år',
      noHighLoad: 'ingen höglast',
      allYear: 'hela året',
      exceptHolidays: ' utom helgdagar',
      assumed: 'antaget, nättariff saknas',
      residualMix: 'residualmix',
      residualMixOf: 'residualmix {year} ({source})',
    },
    en: {
      noSuchDate: 'Give a date that exists, as YYYY-MM-DD.',
      dateOutOfReach: 'Give a date between 1997 and 2199.',
      endBeforeStart: 'The end date may not be before the start date.',
      periodTooLong: 'The period may be ten years at most.',
      tooLongForHours:
        'The period may be 800 days at most when values are shown by hour. Choose day, week or month.',
      tooLongForQuarters:
        'The period may be 100 days at most when values are shown by quarter. Choose hour, day, week or month.',
      tooManyForSteps:
        'There are too many sites and days to be shown by hour or quarter. Choose day, week or month.',
      tooManyRowValues: 'There would be too many values at once. Choose fewer rows or fewer sites.',
      tooManyValues: 'There are too many values for an hour report. Choose a shorter period or fewer sites.',
      blankTitle: 'Give a title.',
      noSuchSuggestion: 'There is no such suggestion.',
      others: 'Others',
      previousPeriod: 'previous period',
      freePeriod: 'period compared with',
      sum: 'Sum',
      noComparedPeriod: 'Give the first and the last day to compare with.',
      previousYear: 'previous year',
      noHighLoad: 'no high load',
      allYear: 'all year',
      exceptHolidays: ' except public holidays',
      assumed: 'assumed, no network tariff is known',
      residualMix: 'residual mix',
      residualMixOf: 'residual mix {year} ({source})',
    },
  }),
);

/** Names of the origins of electricity that a company can select. */
export const sourceTexts = textsOf(
  defineMessages('source', {
    sv: {
      renewable: 'förnybart',
      hydro: 'vattenkraft',
      wind: 'vindkraft',
      solar: 'solkraft',
      nuclear: 'kärnkraft',
      bra_miljoval: 'Bra Miljöval',
    },
    en: {
      renewable: 'renewable',
      hydro: 'hydro power',
      wind: 'wind power',
      solar: 'solar power',
      nuclear: 'nuclear power',
      bra_miljoval: 'Bra Miljöval',
    },
  }),
);
