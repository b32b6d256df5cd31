import type { Plugin } from 'vite';

import { isOfComponent, withImportLine } from './component-page.ts';
import { madeOf, withMadeOf } from './made-of.ts';

/** Puts the import line and what it is made of on every page of a component, so that none can be without. */
export function writtenPages(root: string): Plugin {
  return {
    name: 'vinrod-written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (text, id) => {
        const written = isOfComponent(id, text) ? withMadeOf(text, madeOf(root, id)) : text;
        return { code: withImportLine(id, written), map: null };
      },
    },
  };
}
