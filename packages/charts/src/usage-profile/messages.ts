import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the usage profile. */
export const usageProfileMessages = defineMessages('chart-usage-profile', {
  sv: {
    weekHour: 'Timme i veckan',
    mean: 'Medel',
    highest: 'Högst',
    lowest: 'Lägst',
    lowestToHighest: 'Lägsta till högsta värde',
    counted: '{count, plural, one {# värde} other {# värden}}',
    spoken: '{mean} {unit} i medel, {when}, mellan {lowest} och {highest}, {basis}',
    highestMean: 'Högst i medel: {what}.',
    lowestMean: 'Lägst i medel: {what}.',
    weekend: 'Vardagar {weekday} per timme, helger {weekend}{difference}.',
  },
  en: {
    weekHour: 'Hour of the week',
    mean: 'Mean',
    highest: 'Highest',
    lowest: 'Lowest',
    lowestToHighest: 'Lowest to highest value',
    counted: '{count, plural, one {# value} other {# values}}',
    spoken: '{mean} {unit} on average, {when}, between {lowest} and {highest}, {basis}',
    highestMean: 'Highest on average: {what}.',
    lowestMean: 'Lowest on average: {what}.',
    weekend: 'Working days {weekday} per hour, weekends {weekend}{difference}.',
  },
});
