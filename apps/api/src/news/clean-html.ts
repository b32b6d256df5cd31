import sanitizeHtml from 'sanitize-html';
import { refusedFields } from '../server/api-error.ts';
import { newsTexts } from './texts.ts';

/** Path of a file that belongs to a news item. */
const ownFile = /^\/media\/news-attachments\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Everything that a text needs, and nothing that can run, load or restyle anything else. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'a',
    'blockquote',
    'hr',
    'sub',
    'sup',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A picture without a description is inaccessible (WCAG 1.1.1), and an external one lets others track readers.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && (!ownFile.test(attribs['src'] ?? '') || (attribs['alt'] ?? '').trim() === ''),
  disallowedTagsMode: 'discard',
};

/** Sanitizes the HTML of a news item: removes scripts, styles, frames and event handlers. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** Maximum tags of a text, opening and closing: with tens of thousands every clean-up keeps the server busy. */
const mostTags = 3000;

/**
 * As {@link cleanHtml}, for a new text.
 *
 * @throws ApiError 422 when it has more tags than any text needs.
 */
export function cleanNewHtml(html: string): string {
  if (html.split('<', mostTags + 2).length > mostTags + 1)
    throw refusedFields([{ field: 'body', texts: [newsTexts.tooManyTags] }]);
  return cleanHtml(html);
}
