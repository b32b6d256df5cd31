import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** How many values are missing, incomplete or estimated, and what their dots mean. */
export const qualityMessages = defineMessages('chart-qualities', {
  sv: {
    ofAll: '{count, number} av {all, number} {values}',
    missing: '{what} {count, plural, other {saknas}}',
    incomplete: '{what} är {count, plural, one {ofullständigt} other {ofullständiga}}',
    estimated: '{what} är {count, plural, one {beräknat} other {beräknade}}',
    estimatedKey: 'Beräknat värde',
    incompleteKey: 'Ofullständigt värde',
    eitherKey: 'Beräknat eller ofullständigt värde',
  },
  en: {
    ofAll: '{count, number} of {all, number} {values}',
    missing: '{what} {count, plural, one {is} other {are}} missing',
    incomplete: '{what} {count, plural, one {is} other {are}} incomplete',
    estimated: '{what} {count, plural, one {is} other {are}} estimated',
    estimatedKey: 'Estimated value',
    incompleteKey: 'Incomplete value',
    eitherKey: 'Estimated or incomplete value',
  },
});
