import type { CursorMove } from './moves.ts';

/** The parts of a keyboard event that decide the command. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Actions of the chart other than moving its cursor. */
export type ChartAction = 'compare' | 'only' | 'table' | 'listen' | 'commands' | 'period' | 'annotate';

/** A move of the cursor, another action, or Esc: closes the tooltip, then goes out one level. */
export type Command = CursorMove | { readonly type: ChartAction } | { readonly type: 'escape' };

/** Steps that Page Up and Page Down take. */
export const pageSteps = 10;
/** A zoom step shows half as much, or twice as much. */
export const zoomFactor = 0.5;
const panShare = 0.25;

/** Commands by key; a prefix names the modifier held down. Letters without one are lower case. */
export const keyTable: Readonly<Record<string, Command>> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  PageUp: { type: 'step', by: -pageSteps },
  PageDown: { type: 'step', by: pageSteps },
  Home: { type: 'first' },
  End: { type: 'last' },
  'Ctrl+Home': { type: 'dataFirst' },
  'Ctrl+End': { type: 'dataLast' },
  ArrowUp: { type: 'series', by: 1 },
  ArrowDown: { type: 'series', by: -1 },
  Enter: { type: 'drill' },
  Escape: { type: 'escape' },
  '+': { type: 'zoom', factor: zoomFactor },
  '-': { type: 'zoom', factor: 1 / zoomFactor },
  '0': { type: 'show', window: null },
  'Shift+ArrowLeft': { type: 'pan', share: -panShare },
  'Shift+ArrowRight': { type: 'pan', share: panShare },
  m: { type: 'extreme', kind: 'highest' },
  'Shift+m': { type: 'extreme', kind: 'lowest' },
  g: { type: 'find', by: 1 },
  'Shift+g': { type: 'find', by: -1 },
  ' ': { type: 'pin' },
  c: { type: 'compare' },
  o: { type: 'only' },
  t: { type: 'table' },
  s: { type: 'listen' },
  p: { type: 'period' },
  n: { type: 'annotate' },
  '?': { type: 'commands' },
};

/** Signs that need Shift on some keyboards and none on others. */
const signs: Readonly<Record<string, string>> = {
  '+': '+',
  '=': '+',
  '-': '-',
  _: '-',
  '−': '-',
  '?': '?',
  '0': '0',
};

/**
 * The command of a key while the time cursor has focus (single letters act only then, WCAG 2.1.4); null for keys
 * that are handled elsewhere.
 */
export function commandForKey({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): Command | null {
  if (altKey || metaKey) return null;
  const sign = signs[key];
  if (sign !== undefined) return ctrlKey ? null : (keyTable[sign] ?? null);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return keyTable[`${ctrlKey ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${name}`] ?? null;
}
