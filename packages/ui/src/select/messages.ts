import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the select, some shared with the multi-select. */
export const selectMessages = defineMessages('select', {
  sv: { placeholder: 'Välj', loading: 'Laddar …', empty: 'Inget att välja' },
  en: { placeholder: 'Choose', loading: 'Loading …', empty: 'Nothing to choose' },
});
