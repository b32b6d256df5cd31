import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** That meter values have changed since a document was made on them. */
export const changedValueMessages = defineMessages('changed-values', {
  sv: {
    'changedValues.title': 'Värden har ändrats sedan dess',
    'changedValues.invoice': 'Fakturan räknades på {before}. Mätvärdena är nu {now}, {difference}.',
    'changedValues.certificate': 'Certifikatet räknades på {before}. Mätvärdena är nu {now}, {difference}.',
    'changedValues.days':
      '{count, plural, one {Ett dygn} other {# dygn}} har kommit eller korrigerats sedan dess: {period}.',
  },
  en: {
    'changedValues.title': 'Values have changed since then',
    'changedValues.invoice':
      'The invoice was calculated on {before}. The meter values are now {now}, {difference}.',
    'changedValues.certificate':
      'The certificate was calculated on {before}. The meter values are now {now}, {difference}.',
    'changedValues.days':
      '{count, plural, one {One day} other {# days}} arrived or were corrected since then: {period}.',
  },
});
