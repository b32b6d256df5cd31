/** Why a change is not shown (`ComparisonGap` of the contract): the texts of the graph and its files. */
export const comparisonGaps = {
  period_not_over: { sv: 'Perioden är inte slut', en: 'The period is not over' },
  values_missing: { sv: 'Mätvärden saknas i perioden', en: 'Meter values are missing in the period' },
  previous_values_missing: {
    sv: 'Mätvärden saknas i jämförelseperioden',
    en: 'Meter values are missing in the comparison period',
  },
  nothing_before: {
    sv: 'Ingen förbrukning i jämförelseperioden',
    en: 'No consumption in the comparison period',
  },
  coverage_differs: {
    sv: 'Leverans till andra anläggningar eller dagar',
    en: 'Supply to other sites or days',
  },
  different_length: { sv: 'Perioderna är olika långa', en: 'The periods differ in length' },
} as const;
