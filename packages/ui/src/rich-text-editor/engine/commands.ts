import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';

import type { BlockFormat, EditorCommand, EditorImage } from '../editor-types.ts';
import { linkAround } from './link-range.ts';
import { schema } from './schema.ts';

const { bulletList, orderedList, listItem, blockquote, paragraph, heading } = schema.nodes;

/** Puts lines into a list, changes the kind of list, or takes the lines out of it. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type === type) return liftListItem(listItem)(state, dispatch, view);
      if (node.type === bulletList || node.type === orderedList) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
        return true;
      }
    }
    return wrapInList(type)(state, dispatch, view);
  };
}

const toggleQuote: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === blockquote) return lift(state, dispatch, view);
  }
  return wrapIn(blockquote)(state, dispatch, view);
};

/** Commands of the toolbar buttons. Without `dispatch`, each returns whether it is possible. */
export const commands: Readonly<Record<EditorCommand, Command>> = {
  strong: toggleMark(schema.marks.strong),
  emphasis: toggleMark(schema.marks.emphasis),
  subscript: toggleMark(schema.marks.subscript),
  bulletList: toggleList(bulletList),
  orderedList: toggleList(orderedList),
  quote: toggleQuote,
  undo,
  redo,
};

/** Gives the paragraphs of the selection a format. */
export function setBlock(block: BlockFormat): Command {
  if (block === 'paragraph') return setBlockType(paragraph);
  return setBlockType(heading, { level: block === 'heading2' ? 2 : 3 });
}

/** Links the selection or changes the link around the caret; without either, inserts the text as a link. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const mark = schema.marks.link.create({ href });
    const around = linkAround(state);
    if (empty && around === null) {
      const marks = mark.addToSet(state.storedMarks ?? state.selection.$from.marks());
      dispatch?.(state.tr.replaceSelectionWith(schema.text(text, marks), false).scrollIntoView());
      return true;
    }
    const range = empty && around !== null ? around : { from, to };
    dispatch?.(state.tr.removeMark(range.from, range.to, mark.type).addMark(range.from, range.to, mark));
    return true;
  };
}

/** Turns the link around the caret into plain text. */
export const removeLink: Command = (state, dispatch) => {
  const around = linkAround(state);
  if (around === null) return false;
  dispatch?.(state.tr.removeMark(around.from, around.to, schema.marks.link));
  return true;
};

/** Inserts an image at the caret, or replaces the selected one. */
export function setImage({ source, altText, width = null, height = null }: ImageSettings): Command {
  return (state, dispatch) => {
    const node = schema.nodes.image.create({ src: source, alt: altText, width, height });
    dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
    return true;
  };
}

type ImageSettings = Omit<EditorImage, 'width' | 'height'> & {
  readonly width?: number | null;
  readonly height?: number | null;
};
