import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the scatter plot. */
export const scatterMessages = defineMessages('chart-scatter', {
  sv: {
    line: 'Linje med knäckpunkter',
    band: '95\u00A0% konfidensband',
    fitted: 'Enligt linjen',
    difference: 'Avvikelse',
    off: '{difference} mot linjen',
    base: 'Oberoende av {x}: {base}.',
    heating: 'Under {balance}: {slope} mer per grad kallare.',
    cooling: 'Över {balance}: {slope} mer per grad varmare.',
    explained: 'Linjen förklarar {percent} av variationen mellan {count, number} värden.',
    flat: 'Inget samband med {x} syns i {count, number} värden.',
    few: 'Det finns för få värden för en linje: {count, number} av minst {least, number}.',
    missing: '{count, plural, one {Ett värde} other {# värden}} saknas.',
    none: 'Det finns inga värden att jämföra.',
  },
  en: {
    line: 'Line with change points',
    band: '95% confidence band',
    fitted: 'By the line',
    difference: 'Deviation',
    off: '{difference} from the line',
    base: 'Whatever the {x}: {base}.',
    heating: 'Below {balance}: {slope} more per degree colder.',
    cooling: 'Above {balance}: {slope} more per degree warmer.',
    explained: 'The line explains {percent} of the variation among {count, number} values.',
    flat: 'No relation to {x} shows in {count, number} values.',
    few: 'There are too few values for a line: {count, number} of at least {least, number}.',
    missing: '{count, plural, one {One value is} other {# values are}} missing.',
    none: 'There are no values to compare.',
  },
});
