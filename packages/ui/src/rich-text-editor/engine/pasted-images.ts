import { Fragment, Slice, type Node } from 'prosemirror-model';

import { schema } from './schema.ts';

/** Addresses of the images in a text. */
export function imageSources(doc: Node): readonly string[] {
  const sources: string[] = [];
  doc.descendants((node) => {
    if (node.type === schema.nodes.image) sources.push(String(node.attrs['src']));
  });
  return sources;
}

/** Pasted content without the images of other pages. */
export interface OwnContent {
  readonly slice: Slice;
  /** Number of images left out. */
  readonly leftOut: number;
}

/**
 * Leaves out images that this text has not contained: a picture on somebody else's server can be changed or tracked
 * there, and may not be free to use.
 */
export function withoutForeignImages(slice: Slice, isOwn: (source: string) => boolean): OwnContent {
  let leftOut = 0;
  const filter = (fragment: Fragment): Fragment => {
    const kept: Node[] = [];
    fragment.forEach((node) => {
      if (node.type !== schema.nodes.image) kept.push(node.copy(filter(node.content)));
      else if (isOwn(String(node.attrs['src']))) kept.push(node);
      else leftOut += 1;
    });
    return Fragment.fromArray(kept);
  };
  const content = filter(slice.content);
  return leftOut === 0
    ? { slice, leftOut }
    : { slice: new Slice(content, slice.openStart, slice.openEnd), leftOut };
}

/**
 * The pictures of a paste or drop of pictures. Text that comes with a picture of itself (as office programs put it on
 * the clipboard) counts as text.
 */
export function imageFiles(data: DataTransfer | null): readonly File[] {
  if (data === null) return [];
  const html = data.getData('text/html');
  const hasText = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
  if (hasText || data.getData('text/plain').trim() !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
