import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the pie chart. */
export const pieMessages = defineMessages('chart-pie', {
  sv: {
    share: 'Andel',
    value: 'Värde',
    source: 'Källa',
    summary: 'Störst är {what}. Tillsammans 100\u00a0%.',
    largest: 'Störst, nummer {place}: ',
    smallest: 'Minst, nummer {place}: ',
    percent: '{share} procent',
    place: 'del {place} av {of}',
  },
  en: {
    share: 'Share',
    value: 'Value',
    source: 'Source',
    summary: 'Largest: {what}. Together 100\u00a0%.',
    largest: 'Largest, number {place}: ',
    smallest: 'Smallest, number {place}: ',
    percent: '{share} percent',
    place: 'part {place} of {of}',
  },
});
