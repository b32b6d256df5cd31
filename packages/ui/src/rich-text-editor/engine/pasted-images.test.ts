// @vitest-environment jsdom
import { Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';

import { parseHtml } from './html.ts';
import { imageSources, withoutForeignImages } from './pasted-images.ts';

describe('withoutForeignImages', () => {
  const doc = parseHtml(
    '<ul><li>Text <img src="/own.png" alt="A"><img src="https://evil.example/follow.gif" alt=""></li></ul>',
  );
  const slice = new Slice(doc.content, 2, 2);

  it('leaves out what the text has not held, at any depth, and says how many', () => {
    const own = withoutForeignImages(slice, (source) => source === '/own.png');
    expect(own.leftOut).toBe(1);
    expect(imageSources(own.slice.content.firstChild ?? doc)).toEqual(['/own.png']);
    expect([own.slice.openStart, own.slice.openEnd]).toEqual([2, 2]);
  });

  it('leaves what is pasted alone when all images are its own', () => {
    expect(withoutForeignImages(slice, () => true)).toEqual({ slice, leftOut: 0 });
  });
});
