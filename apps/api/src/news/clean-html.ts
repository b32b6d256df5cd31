import sanitizeHtml from 'sanitize-html';

/** Address of a file that belongs to a news item. */
const ownFile = /^\/media\/news-attachments\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Everything that a text needs, and nothing that can run, load or restyle anything. */
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
  // A picture without a description says nothing to who cannot see it (WCAG 1.1.1), and one from elsewhere tells others
  // who reads.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && (!ownFile.test(attribs['src'] ?? '') || (attribs['alt'] ?? '').trim() === ''),
  disallowedTagsMode: 'discard',
};

/** The HTML of a news item as it may be shown: scripts, styles, frames and event handlers are gone. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
