import type { Text } from '@vinrod/locale/messages/texts';
import { identityTexts } from './texts.ts';

/** Control characters, line and paragraph separators, and direction marks and invisible characters. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** What mail programs turn into a link: a URL with a scheme, an e-mail address, or a host name. */
const link =
  /(?:https?|mailto|tel|javascript):(?:\/\/)?|:\/\/|www\.|@|[\p{L}\p{N}]\.(?:app|biz|cc|click|cn|co|com|dev|eu|example|info|io|link|me|mobi|net|nu|online|org|ru|se|shop|site|tk|top|uk|us|xyz)(?![\p{L}\p{N}])/iu;

/**
 * Checks a person's name or title: it is printed in mails from the supplier, where it must not become a line or a link
 * of its own.
 *
 * @returns the reason to refuse it, or null.
 */
export function personNameProblem(text: string): Text | null {
  // Full-width characters are read, and linked, like the plain ones.
  return unprintable.test(text) || link.test(text.normalize('NFKC')) ? identityTexts.nameNotPlain : null;
}

/** Any text on one line: a corporate group may be named after its website. */
export function oneLine(text: string): string {
  return text
    .replaceAll(new RegExp(unprintable, 'gu'), ' ')
    .replaceAll('://', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A person's name on one line and without a link, for names stored before the check existed. */
export function plainName(name: string): string {
  const unlinked = name.replaceAll(new RegExp(link, 'giu'), (found) => found.replaceAll(/[.:/@]/g, ' '));
  return oneLine(unlinked);
}
