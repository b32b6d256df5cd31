import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

import { isEmptyText } from './html.ts';

/** Shows a placeholder in the first paragraph while it is empty. */
export function placeholder(text: () => string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const first = doc.firstChild;
        if (first === null || doc.childCount > 1 || first.type.name !== 'paragraph' || !isEmptyText(doc))
          return null;
        return DecorationSet.create(doc, [
          Decoration.node(0, first.nodeSize, { 'data-placeholder': text() }),
        ]);
      },
    },
  });
}
