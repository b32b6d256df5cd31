import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement, type PageNode } from '../../chart/elements.ts';
import type { LegendItem } from '../../chart/key.ts';
import { textsIn } from '../../core/texts-in.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { visuallyHidden } from '../../theme/reading.css.ts';
import type { MarkBox } from '../../chart/marks.ts';
import { keyMark } from '../key-mark/key-mark.ts';
import * as styles from './Legend.css.ts';
import type { RovingFocus } from './roving-focus.ts';

/** What a legend shows. */
export interface LegendOptions {
  /** Unique in the page. */
  readonly id: string;
  readonly language: AnyLanguage;
  /** In their fixed order; a hidden one keeps its place and colour. */
  readonly items: readonly LegendItem[];
  /** Marks that cannot be hidden (estimated values, an earlier period); without `items` there are only these. */
  readonly extra: readonly LegendItem[];
  readonly hidden: ReadonlySet<string>;
  readonly roving: RovingFocus;
  readonly toggle: (key: string) => void;
  readonly showOnly: (key: string) => void;
}

/** How a legend is laid out in its page. */
export interface LegendPlace {
  /** Columns under a chart, lines beside its title or above its picture, rows with values on phones, or over names in the picture. */
  readonly layout: 'grid' | 'inline' | 'row' | 'list' | 'names';
  /** At the end of each row: the value at the cursor. */
  readonly values?: ReadonlyMap<string, readonly PageNode[]>;
  /** Where each name is in the picture, px. */
  readonly boxes?: ReadonlyMap<string, MarkBox>;
}

const layouts = {
  grid: styles.grid,
  inline: styles.inline,
  row: `${styles.inline} ${styles.above}`,
  list: styles.list,
  names: styles.names,
} as const;

function valueOf(key: string, values: LegendPlace['values']): PageElement {
  return element('span', { class: styles.value }, values?.get(key) ?? []);
}

/** Buttons that hide and show series: one tab stop, click or Space toggles, double click or Shift+Enter shows only one. */
export function legend(options: LegendOptions, { layout, values, boxes }: LegendPlace): readonly PageNode[] {
  const { id, language, items, extra, hidden, roving, toggle, showOnly } = options;
  const text = textsIn(chartMessages, language);
  const rowClass = (className: string) => (layout === 'list' ? `${className} ${styles.row}` : className);
  const still = extra.map(({ key, label, mark }) =>
    element(
      'span',
      { class: rowClass(styles.still) },
      [
        keyMark(mark, `${id}-extra-${key}`),
        element('span', { class: styles.name }, [label]),
        values?.has(key) ? valueOf(key, values) : null,
      ],
      { key },
    ),
  );
  if (items.length === 0) return [element('div', { class: layouts[layout] }, still)];
  const buttons = items.map(({ key, label, mark }, index) => {
    const isHidden = hidden.has(key);
    const box = boxes?.get(key);
    const inside = [
      keyMark(mark, `${id}-${index}`, isHidden ? styles.hiddenMark : ''),
      label,
      values ? valueOf(key, values) : null,
    ];
    const listeners = [
      on('click', () => toggle(key)),
      on('dblclick', () => showOnly(key)),
      on('keydown', (event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        showOnly(key);
      }),
    ];
    const attributes = {
      type: 'button',
      class: box ? styles.overName : rowClass(styles.button),
      'aria-label': box && label,
      'aria-pressed': !isHidden,
      tabindex: roving.tabIndexOf(index, items.length),
    };
    if (!box) return element('button', attributes, inside, { key, listeners });
    const style = {
      'inset-inline-start': `${box.x}px`,
      'inset-block-start': `${box.y}px`,
      'inline-size': `${box.width}px`,
      'block-size': `${box.height}px`,
    };
    return element('button', attributes, [], { key, listeners, style });
  });
  const described = { 'aria-label': text('series'), 'aria-describedby': `${id}-help` };
  return [
    element('div', { role: 'toolbar', ...described, class: layouts[layout] }, [...buttons, ...still], {
      listeners: roving.listeners,
    }),
    element('p', { id: `${id}-help`, class: visuallyHidden }, [text('legendHelp')]),
  ];
}
