import { element, type PageNode } from '../../chart/elements.ts';
import type { TooltipContent, TooltipRow } from '../../chart/tooltip-content.ts';
import { legend, type LegendOptions } from './legend.ts';
import * as styles from './Legend.css.ts';

function span(className: string, ...inside: readonly PageNode[]) {
  return element('span', { class: className }, inside);
}

function value({ note, value: figures, earlier }: TooltipRow): readonly PageNode[] {
  return [
    note === null ? null : span(styles.note, `${note} `),
    span(styles.figures, figures, earlier === null ? null : span(styles.earlier, earlier)),
  ];
}

/**
 * On phones, shows the values at the cursor in the legend under the chart, where no finger covers them.
 *
 * @param content - What a tooltip would show: the series of the legend, and whatever else there is at that place.
 */
export function valueLegend(
  options: LegendOptions,
  content: TooltipContent,
  unit: string,
): readonly PageNode[] {
  const { title, detail, earlierLabel, rows, sum } = content;
  const named = new Set(options.items.map(({ key }) => key));
  const listed = new Set(rows.map(({ key }) => key));
  const extra = [
    ...rows.filter(({ key }) => !named.has(key)),
    ...options.extra.filter(({ key }) => !listed.has(key)),
  ];
  const values = new Map(rows.map((row) => [row.key, value(row)]));
  return [
    element('p', { class: styles.head }, [
      element('span', {}, [span(styles.headTitle, title), ' ', span(styles.headUnit, detail)]),
      span(styles.headUnit, earlierLabel === null ? unit : `${unit} · ${earlierLabel}`),
    ]),
    ...legend({ ...options, extra }, { layout: 'list', values }),
    sum &&
      element('p', { class: styles.head }, [
        span(styles.headTitle, sum.label),
        span(styles.headTitle, sum.value),
      ]),
  ];
}
