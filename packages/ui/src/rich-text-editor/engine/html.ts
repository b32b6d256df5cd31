import { DOMParser as SchemaParser, DOMSerializer, type Node } from 'prosemirror-model';

import { textLength } from '../../text-area/text-length.ts';
import type { RichTextSummary } from '../editor-types.ts';
import { schema } from './schema.ts';

const parser = SchemaParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Parses untrusted HTML in a separate document, where nothing runs or loads. */
export function parseHtml(html: string): Node {
  return parser.parse(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Whether a text has neither letters nor images. */
export function isEmptyText(doc: Node): boolean {
  let isEmpty = true;
  doc.descendants((node) => {
    if (node.isText || node.type === schema.nodes.image) isEmpty = false;
    return isEmpty;
  });
  return isEmpty;
}

/** The HTML of a text: only what the schema allows, and "" for a text without content. */
export function writeHtml(doc: Node): string {
  if (isEmptyText(doc)) return '';
  const target = document.implementation.createHTMLDocument('');
  target.body.append(serializer.serializeFragment(doc.content, { document: target }));
  return target.body.innerHTML;
}

/** The facts about a text that a form validates. */
export function summarize(doc: Node): RichTextSummary {
  let imagesWithoutAlt = 0;
  doc.descendants((node) => {
    if (node.type === schema.nodes.image && node.attrs['alt'] === '') imagesWithoutAlt += 1;
  });
  return { characters: textLength(doc.textContent), isEmpty: isEmptyText(doc), imagesWithoutAlt };
}
