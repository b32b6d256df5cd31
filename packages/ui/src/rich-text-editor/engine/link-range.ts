import type { Mark, ResolvedPos } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

import { schema } from './schema.ts';

/** A stretch of text with the same link. */
export interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

function linkOf(marks: readonly Mark[]): Mark | undefined {
  return schema.marks.link.isInSet(marks);
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isLink: boolean;
}

/** Start of the selected text: when all is selected, the selection starts outside the first paragraph. */
function firstTextOf(state: EditorState): ResolvedPos {
  const { $from, from, to } = state.selection;
  let first: number | null = null;
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.isText) first ??= Math.max(position, from);
  });
  return first === null ? $from : state.doc.resolve(first);
}

/**
 * The whole link at the start of the selection or touching the caret. Includes neighbours with the same target, even
 * when one of them is bold.
 */
export function linkAround(state: EditorState): LinkRange | null {
  const { empty } = state.selection;
  const $from = firstTextOf(state);
  const after = linkOf($from.nodeAfter?.marks ?? []);
  const mark = after ?? (empty ? linkOf($from.nodeBefore?.marks ?? []) : undefined);
  if (mark === undefined) return null;
  const pieces: Piece[] = [];
  $from.parent.forEach((node, offset) => {
    const from = $from.start() + offset;
    pieces.push({ from, to: from + node.nodeSize, isLink: mark.isInSet(node.marks) });
  });
  const touched = pieces.findIndex(({ from, to, isLink }) => isLink && from <= $from.pos && to >= $from.pos);
  const before = pieces.slice(0, touched).findLastIndex(({ isLink }) => !isLink);
  const beyond = pieces.findIndex(({ isLink }, index) => index > touched && !isLink);
  const first = pieces[before + 1];
  const last = beyond === -1 ? pieces.at(-1) : pieces[beyond - 1];
  if (first === undefined || last === undefined) return null;
  return { from: first.from, to: last.to, href: String(mark.attrs['href']) };
}
