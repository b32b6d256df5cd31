import type { PlainMessageKey } from '#messages';

/** Line of the shortcut list: keys with the same effect. */
export interface KeyLine {
  /** Keys to press; those pressed together are one string, `Ctrl K`. */
  readonly keys: readonly string[];
  readonly does: PlainMessageKey;
}

/** Keys of one part of the portal. */
export interface KeyGroup {
  readonly where: PlainMessageKey;
  readonly lines: readonly KeyLine[];
}

/**
 * Keyboard shortcuts. No single letter acts outside the focused part of the page (WCAG 2.1.4); the charts list their
 * keys themselves.
 */
export const keyGroups: readonly KeyGroup[] = [
  {
    where: 'help.keys.everywhere',
    lines: [
      { keys: ['Ctrl K'], does: 'help.keys.search' },
      { keys: ['Ctrl J'], does: 'help.keys.koncern' },
      { keys: ['Tab'], does: 'help.keys.skip' },
      { keys: ['Esc'], does: 'help.keys.escape' },
    ],
  },
  {
    where: 'help.keys.chart',
    lines: [
      { keys: ['←', '→'], does: 'help.keys.step' },
      { keys: ['↑', '↓'], does: 'help.keys.series' },
      { keys: ['Home', 'End'], does: 'help.keys.ends' },
      { keys: ['Enter', 'Esc'], does: 'help.keys.level' },
      { keys: ['+', '−'], does: 'help.keys.zoom' },
    ],
  },
  {
    where: 'help.keys.table',
    lines: [
      { keys: ['↑', '↓'], does: 'help.keys.row' },
      { keys: ['Enter'], does: 'help.keys.open' },
      { keys: ['Mellanslag'], does: 'help.keys.choose' },
      { keys: ['←', '→'], does: 'help.keys.branch' },
    ],
  },
];
