import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the news card. */
export const newsCardMessages = defineMessages('news-card', {
  sv: { pinned: 'Fäst', unread: 'Oläst' },
  en: { pinned: 'Pinned', unread: 'Unread' },
});
