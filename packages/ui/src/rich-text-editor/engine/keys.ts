import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';

import type { EditorEvents } from '../editor-types.ts';
import { commands } from './commands.ts';
import { schema } from './schema.ts';

const { listItem, hardBreak, heading, bulletList, orderedList, blockquote } = schema.nodes;

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
});

function call(event: () => void): Command {
  return () => {
    event();
    return true;
  };
}

/**
 * Keys of the editor. Not Tab, which leaves the text as everywhere on the page (WCAG 2.1.2). Not Ctrl with Alt: on
 * Swedish keyboards that is AltGr, which types @ and £.
 */
export function keys({
  onLinkKeys,
  onToolbarKeys,
}: Pick<EditorEvents, 'onLinkKeys' | 'onToolbarKeys'>): Plugin[] {
  return [
    keymap({
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': toggleMark(schema.marks.strong),
      'Mod-i': toggleMark(schema.marks.emphasis),
      'Mod-,': toggleMark(schema.marks.subscript),
      'Shift-Mod-7': commands.orderedList,
      'Shift-Mod-8': commands.bulletList,
      'Alt-Shift-ArrowRight': sinkListItem(listItem),
      'Alt-Shift-ArrowLeft': liftListItem(listItem),
      'Mod-k': call(onLinkKeys),
      'Alt-F10': call(onToolbarKeys),
      'Shift-Enter': insertBreak,
      Enter: splitListItem(listItem),
      Backspace: undoInputRule,
    }),
    keymap(baseKeymap),
  ];
}

/** Text that formats a line when typed at its start: "## ", "### ", "- ", "1. ", "> ". */
export function typedFormats(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,3})\s$/, heading, ([, marks = '']) => ({ level: marks.length })),
      wrappingInputRule(/^\s*[-*]\s$/, bulletList),
      wrappingInputRule(/^1\.\s$/, orderedList),
      wrappingInputRule(/^\s*>\s$/, blockquote),
    ],
  });
}
