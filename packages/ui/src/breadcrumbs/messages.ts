import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the breadcrumbs. */
export const breadcrumbsMessages = defineMessages('breadcrumbs', {
  sv: { label: 'Du är här', more: 'Visa {count, plural, one {# nivå} other {# nivåer}} till' },
  en: { label: 'You are here', more: 'Show {count, plural, one {# more level} other {# more levels}}' },
});
