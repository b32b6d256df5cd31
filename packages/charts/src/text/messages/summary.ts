import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Sentences of the summaries. */
export const summaryMessages = defineMessages('chart-summary', {
  sv: {
    largest: 'Störst är {what}.',
    highest: 'Högst: {what}.',
    lowest: 'Lägst: {what}.',
    mean: 'I medel {value} per {step}.',
    rising: 'I medel {value} per {step}, stigande från omkring {from} till {to}.',
    falling: 'I medel {value} per {step}, sjunkande från omkring {from} till {to}.',
    change: '{change} mot {label}.',
    clockChanges: '{count, plural, one {En klockomställning} other {# klockomställningar}} ingår.',
    missingFor: 'Värden saknas för {what}.',
  },
  en: {
    largest: 'Largest: {what}.',
    highest: 'Highest: {what}.',
    lowest: 'Lowest: {what}.',
    mean: 'On average {value} per {step}.',
    rising: 'On average {value} per {step}, rising from about {from} to {to}.',
    falling: 'On average {value} per {step}, falling from about {from} to {to}.',
    change: '{change} compared with {label}.',
    clockChanges: '{count, plural, one {One clock change is} other {# clock changes are}} included.',
    missingFor: 'Values are missing for {what}.',
  },
});
