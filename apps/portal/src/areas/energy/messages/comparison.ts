import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** The answer of a comparison in words, loaded with it. */
export const comparisonMessages = defineMessages('comparison', {
  sv: {
    'analytics.answer.some': 'Bland de {count} av {all} anläggningar som går att jämföra:',
    'analytics.answer.same': 'Förbrukningen är densamma.',
    'analytics.answer.more': 'Förbrukningen ökade med {kwh}.',
    'analytics.answer.less': 'Förbrukningen minskade med {kwh}.',
    'analytics.answer.moreMost': '{site} ökade mest, med {kwh}: {percent} av det som ökade.',
    'analytics.answer.lessMost': '{site} minskade mest, med {kwh}: {percent} av det som minskade.',
  },
  en: {
    'analytics.answer.some': 'Among the {count} of {all} sites that can be compared:',
    'analytics.answer.same': 'The consumption is the same.',
    'analytics.answer.more': 'The consumption rose by {kwh}.',
    'analytics.answer.less': 'The consumption fell by {kwh}.',
    'analytics.answer.moreMost': '{site} rose most, by {kwh}: {percent} of all that rose.',
    'analytics.answer.lessMost': '{site} fell most, by {kwh}: {percent} of all that fell.',
  },
});
