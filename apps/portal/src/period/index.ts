export { usePeriod, type PeriodState } from './use-period.ts';
export { readPeriod, writePeriod } from './period-query-params.ts';
export {
  choiceOf,
  defaultQuickPeriod,
  isDefaultPeriod,
  liesOutside,
  newestPeriodWithin,
  quickPeriods,
  resolvePeriod,
  swedishHour,
  swedishToday,
  type PeriodChoice,
  type QuickPeriod,
} from './period-choice.ts';
export { periodQuery } from './period-query.ts';
export { yearsOf } from './years-of.ts';
