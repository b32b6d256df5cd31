import type { CursorMove } from './cursor.ts';

/** The parts of a keyboard event that decide. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const pageSteps = 10;

const moves: ReadonlyMap<string, CursorMove> = new Map<string, CursorMove>([
  ['ArrowLeft', { type: 'step', by: -1 }],
  ['ArrowRight', { type: 'step', by: 1 }],
  ['PageUp', { type: 'step', by: -pageSteps }],
  ['PageDown', { type: 'step', by: pageSteps }],
  ['ArrowUp', { type: 'lane', by: 1 }],
  ['ArrowDown', { type: 'lane', by: -1 }],
  ['Home', { type: 'first' }],
  ['End', { type: 'last' }],
  ['m', { type: 'extreme', kind: 'highest' }],
  ['M', { type: 'extreme', kind: 'lowest' }],
  ['Escape', { type: 'close' }],
]);

/**
 * The move that a key asks for while the time cursor has focus (single letters act only then, WCAG 2.1.4); null
 * for keys that belong to somebody else.
 */
export function moveForKey({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): CursorMove | null {
  if (altKey || ctrlKey || metaKey) return null;
  const isM = key === 'm' || key === 'M';
  if (isM) return moves.get(shiftKey ? 'M' : 'm') ?? null;
  return shiftKey ? null : (moves.get(key) ?? null);
}
