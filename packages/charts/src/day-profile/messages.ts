import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the day profile. */
export const dayProfileMessages = defineMessages('chart-day-profile', {
  sv: {
    dayHour: 'Timme på dygnet',
    highLoad: 'höglasttid',
    mean: '{day}, medel',
    max: '{day}, högst',
    inMean: '{value} i medel',
    atMost: 'som högst {value}',
    highest: 'högst {value}',
    peak: 'Högsta enskilda värde: {value}, {day} {time}.',
    extreme: '{day}: högst i medel {high} ({highest}).',
    extremes: '{day}: högst i medel {high} ({highest}), lägst {low} ({lowest}).',
    change: 'Helg mot vardag: {change}.',
  },
  en: {
    dayHour: 'Hour of the day',
    highLoad: 'high-load hours',
    mean: '{day}, mean',
    max: '{day}, highest',
    inMean: '{value} on average',
    atMost: 'at most {value}',
    highest: 'highest {value}',
    peak: 'Highest single value: {value}, {day} {time}.',
    extreme: '{day}: highest on average {high} ({highest}).',
    extremes: '{day}: highest on average {high} ({highest}), lowest {low} ({lowest}).',
    change: 'Days off compared with working days: {change}.',
  },
});
