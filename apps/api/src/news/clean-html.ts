import sanitizeHtml from 'sanitize-html';

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
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The HTML of a news item as it may be shown: scripts, styles, frames and event handlers are gone. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
