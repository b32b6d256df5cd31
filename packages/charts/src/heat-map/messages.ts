import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the heat map. */
export const heatMapMessages = defineMessages('chart-heat-map', {
  sv: {
    hour: 'timme',
    daySum: 'dygn, {unit}',
    mean: 'medel, {unit}',
    labelMean: '{label}, medel',
    quality: 'Kvalitet',
    measured: 'uppmätt',
    clock: 'Tiderna är svensk tid.',
    long: 'Den {day} har 25 timmar: 02 visas delad i sommartid och normaltid.',
    short: 'Den {day} har 23 timmar: 02 finns inte.',
    pattern: 'I medel över dygnet högst {highest} och lägst {lowest}.',
  },
  en: {
    hour: 'hour',
    daySum: 'day, {unit}',
    mean: 'mean, {unit}',
    labelMean: '{label}, mean',
    quality: 'Quality',
    measured: 'measured',
    clock: 'Times are Swedish time.',
    long: '{day} has 25 hours: 02 is shown split into summer time and standard time.',
    short: '{day} has 23 hours: there is no 02.',
    pattern: 'Over the day, on average highest {highest} and lowest {lowest}.',
  },
});
