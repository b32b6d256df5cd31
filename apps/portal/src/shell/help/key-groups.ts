import type { PlainMessageKey } from '#messages';

/** One line of the key list: keys that do the same, and what they do. */
export interface KeyLine {
  /** Keys that are pressed; keys held together stand in one text, `Ctrl K`. */
  readonly keys: readonly string[];
  readonly does: PlainMessageKey;
}

/** Keys that act in one place. */
export interface KeyGroup {
  readonly where: PlainMessageKey;
  readonly lines: readonly KeyLine[];
}

/**
 * What the keyboard can do. No single letter acts outside the part of the page that has focus (WCAG 2.1.4); the charts
 * list all their keys themselves.
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
