/** One field that finds everything in the portal. */
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { CommandPaletteButton, type CommandPaletteButtonProps } from './CommandPaletteButton.tsx';
export { highlightWords, type TextPart } from './highlight-words.ts';
export { matchEntries } from './match-entries.ts';
export { commandPaletteMessages } from './messages.ts';
export type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
export { useCommandPaletteShortcut } from './use-command-palette-shortcut.ts';
export type { PaletteSearch } from './use-palette-search.ts';
