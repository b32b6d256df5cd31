import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import type { RovingFocus } from '../legend/roving-focus.ts';
import * as styles from './DataTable.css.ts';
import { tablePagerMessages } from './messages.ts';

/** Options of a table's pager. */
export interface TablePagerOptions {
  /** 0 is the first. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly rowCount: number;
  readonly onPage: (page: number) => void;
  readonly roving: RovingFocus;
  readonly language: AnyLanguage;
}

/** A text with the range of visible rows, and buttons that turn pages: one tab stop. */
export function tablePager(options: TablePagerOptions): PageElement {
  const { page, pageCount, pageSize, rowCount, onPage, roving, language } = options;
  const text = textsIn(tablePagerMessages, language);
  const pages = [
    { label: text('first'), target: 0 },
    { label: text('previous'), target: page - 1 },
    { label: text('next'), target: page + 1 },
    { label: text('last'), target: pageCount - 1 },
  ];
  const first = page * pageSize;
  const end = Math.min(rowCount, first + pageSize);
  const shown = text('shown', { first: rowCount === 0 ? 0 : first + 1, last: end, count: rowCount });
  const buttons = pages.map(({ label, target }, i) => {
    const isUseless = target === page || target < 0 || target >= pageCount;
    const attributes = {
      type: 'button',
      class: styles.pagerButton,
      // Not `disabled`: a button must not lose focus when it is clicked.
      'aria-disabled': isUseless,
      tabindex: roving.tabIndexOf(i, pages.length),
    };
    return element('button', attributes, [label], {
      listeners: [on('click', () => !isUseless && onPage(target))],
    });
  });
  const toolbar = { role: 'toolbar', 'aria-label': text('pages'), class: styles.pagerButtons };
  return element('div', { class: styles.pager }, [
    element('output', {}, [shown]),
    pageCount > 1 ? element('div', toolbar, buttons, { listeners: roving.listeners }) : null,
  ]);
}
