import { redoDepth, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { NodeSelection, type EditorState } from 'prosemirror-state';

import type { BlockFormat, EditorCommand, EditorImage, EditorSnapshot } from '../editor-types.ts';
import { commands } from './commands.ts';
import { linkAround } from './link-range.ts';
import { schema } from './schema.ts';

function hasMark(state: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** The innermost list at the caret: bullets inside numbers are bullets. */
function nearestList(state: EditorState): NodeType | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === schema.nodes.bulletList || type === schema.nodes.orderedList) return type;
  }
  return null;
}

function isInQuote(state: EditorState): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === schema.nodes.blockquote) return true;
  }
  return false;
}

function blockAt(state: EditorState): BlockFormat {
  const { parent } = state.selection.$from;
  if (parent.type !== schema.nodes.heading) return 'paragraph';
  return parent.attrs['level'] === 2 ? 'heading2' : 'heading3';
}

/** The selected image. */
export function selectedImage(state: EditorState): EditorImage | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.image) return null;
  const { src, alt, width, height } = selection.node.attrs;
  return {
    source: String(src),
    altText: String(alt),
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
  };
}

function activeCommands(state: EditorState): ReadonlySet<EditorCommand> {
  const { strong, emphasis, subscript } = schema.marks;
  const list = nearestList(state);
  const states: readonly (readonly [EditorCommand, boolean])[] = [
    ['strong', hasMark(state, strong)],
    ['emphasis', hasMark(state, emphasis)],
    ['subscript', hasMark(state, subscript)],
    ['bulletList', list === schema.nodes.bulletList],
    ['orderedList', list === schema.nodes.orderedList],
    ['quote', isInQuote(state)],
  ];
  return new Set(states.filter(([, isActive]) => isActive).map(([command]) => command));
}

function availableCommands(state: EditorState): ReadonlySet<EditorCommand> {
  const all: readonly EditorCommand[] = [
    'strong',
    'emphasis',
    'subscript',
    'bulletList',
    'orderedList',
    'quote',
  ];
  const available = new Set(all.filter((command) => commands[command](state)));
  if (undoDepth(state) > 0) available.add('undo');
  if (redoDepth(state) > 0) available.add('redo');
  return available;
}

/** The toolbar's view of an editor state. */
export function snapshotOf(state: EditorState): EditorSnapshot {
  const { from, to } = state.selection;
  return {
    block: blockAt(state),
    active: activeCommands(state),
    available: availableCommands(state),
    linkHref: linkAround(state)?.href ?? null,
    selectedText: state.doc.textBetween(from, to, ' '),
    image: selectedImage(state),
  };
}
