/** Markup that is finished: values in it are escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template of `html`; everything but `Markup` is escaped, null and false leave nothing. */
export type Insert = Markup | string | number | null | false | readonly Insert[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function asText(value: Insert): string {
  if (value instanceof Markup) return value.text;
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return value.map(asText).join('');
}

/** A template whose inserts are escaped. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(parts.map((part, index) => part + asText(inserts[index] ?? null)).join(''));
}

function inline(text: string): readonly Insert[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part) =>
      part.startsWith('`')
        ? html`<code>${part.slice(1, -1)}</code>`
        : part.startsWith('**')
          ? html`<strong>${part.slice(2, -2)}</strong>`
          : part,
    );
}

/** The part of Markdown that the contract's descriptions use: paragraphs, `code` and **strong**. */
export function prose(text: string): Markup {
  return html`${text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** The same within one line. */
export function phrase(text: string): Markup {
  return html`${inline(text.trim())}`;
}
