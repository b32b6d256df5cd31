/** Texts for the screen about energy values. */
export const energyTexts = {
  noSuchDate: {
    sv: 'Ange ett datum som finns, som ÅÅÅÅ-MM-DD.',
    en: 'Give a date that exists, as YYYY-MM-DD.',
  },
  dateOutOfReach: { sv: 'Ange ett datum mellan 1997 och 2199.', en: 'Give a date between 1997 and 2199.' },
  endBeforeStart: {
    sv: 'Slutdatumet får inte vara före startdatumet.',
    en: 'The end date may not be before the start date.',
  },
  periodTooLong: {
    sv: 'Perioden får vara högst tio år.',
    en: 'The period may be ten years at most.',
  },
  tooLongForHours: {
    sv: 'Perioden får vara högst 800 dygn när värden visas per timme. Välj dygn, vecka eller månad.',
    en: 'The period may be 800 days at most when values are shown by hour. Choose day, week or month.',
  },
  tooLongForQuarters: {
    sv: 'Perioden får vara högst 100 dygn när värden visas per kvart. Välj timme, dygn, vecka eller månad.',
    en: 'The period may be 100 days at most when values are shown by quarter. Choose hour, day, week or month.',
  },
  tooManyForSteps: {
    sv: 'Det är för många anläggningar och dygn för att visas per timme eller kvart. Välj dygn, vecka eller månad.',
    en: 'There are too many sites and days to be shown by hour or quarter. Choose day, week or month.',
  },
  tooManyRowValues: {
    sv: 'Det blir för många värden på en gång. Välj färre rader eller färre anläggningar.',
    en: 'There would be too many values at once. Choose fewer rows or fewer sites.',
  },
  tooManyValues: {
    sv: 'Det är för många värden för en timrapport. Välj en kortare period eller färre anläggningar.',
    en: 'There are too many values for an hour report. Choose a shorter period or fewer sites.',
  },
  blankTitle: { sv: 'Ange en rubrik.', en: 'Give a title.' },
  noSuchSuggestion: { sv: 'Förslaget finns inte.', en: 'There is no such suggestion.' },
  others: { sv: 'Övriga', en: 'Others' },
  previousPeriod: { sv: 'föregående period', en: 'previous period' },
  freePeriod: { sv: 'jämförelseperioden', en: 'period compared with' },
  sum: { sv: 'Summa', en: 'Sum' },
  noComparedPeriod: {
    sv: 'Ange första och sista dagen att jämföra med.',
    en: 'Give the first and the last day to compare with.',
  },
  previousYear: { sv: 'föregående år', en: 'previous year' },
  noHighLoad: { sv: 'ingen höglast', en: 'no high load' },
  allYear: { sv: 'hela året', en: 'all year' },
  exceptHolidays: { sv: ' utom helgdagar', en: ' except public holidays' },
  assumed: { sv: 'antaget, nättariff saknas', en: 'assumed, no network tariff is known' },
  residualMix: { sv: 'residualmix', en: 'residual mix' },
} as const;

/** Names of what electricity can come from by a company's choice. */
export const sourceTexts = {
  renewable: { sv: 'förnybart', en: 'renewable' },
  hydro: { sv: 'vattenkraft', en: 'hydro power' },
  wind: { sv: 'vindkraft', en: 'wind power' },
  solar: { sv: 'solkraft', en: 'solar power' },
  nuclear: { sv: 'kärnkraft', en: 'nuclear power' },
  bra_miljoval: { sv: 'Bra Miljöval', en: 'Bra Miljöval' },
} as const;
