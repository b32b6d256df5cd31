import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Published news: the list and one item (words: domain.md section 3.2). */
export const newsMessages = defineMessages('news', {
  sv: {
    'news.title': 'Nyheter',
    'news.empty': 'Inget att visa ännu',
    'news.emptyHint': 'Nyheter från {supplier} hamnar här.',
    'news.search': 'Sök',
    'news.noHits': 'Inga träffar på ”{search}”',
    'news.clear': 'Rensa',
    'news.shown': 'Visar {first}–{last} av {total}',
    'news.previous': 'Föregående',
    'news.next': 'Nästa',
    'news.pages': 'Sidor',
    'news.back': 'Alla nyheter',
    'news.by': '{date} · {author}',
    'news.attachments': 'Bilagor',
    'news.attachment': '{name}, {size}',
    'news.missing': 'Nyheten finns inte',
    'news.missingHint': 'Den kan ha avpublicerats.',
  },
});
