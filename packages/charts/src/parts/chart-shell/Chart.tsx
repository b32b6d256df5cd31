import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';

import type { ChartKind } from '../../chart/define-chart.ts';
import { useCursorStore } from '../chart-group/ChartGroup.tsx';
import { useChartLanguage } from '../chart-language/ChartLanguage.tsx';
import { PageElements } from '../page-elements/PageElements.tsx';
import type { FrameProps } from './chart-props.ts';
import { drawnChart } from './drawn-chart.ts';
import { loadSeldomParts } from './parts-on-demand.ts';

/** A kind of chart and its content. */
export interface ChartProps<Content, Model, Shown> {
  readonly of: ChartKind<Content, Model, Shown>;
  readonly props: Content & FrameProps;
}

const isServer = typeof document === 'undefined';
if (isServer) void loadSeldomParts();

/**
 * A chart of any kind in a React page. React renders only the `figure` around it, and the chart draws itself inside. A
 * server renders everything but the picture.
 *
 * @throws {ChartDataError} (while rendering) for data that cannot be drawn truthfully.
 */
export function Chart<Content extends object, Model, Shown>({
  of: kind,
  props,
}: ChartProps<Content, Model, Shown>): ReactElement {
  const id = useId();
  const language = useChartLanguage();
  const store = useCursorStore();
  const figure = useRef<HTMLElement>(null);
  const chart = useMemo(() => drawnChart<Content, Model, Shown>(kind, { id, store }), [kind, id, store]);
  chart.check(props, language);
  useLayoutEffect(() => chart.update(props, language), [chart, props, language]);
  useLayoutEffect(() => (figure.current ? chart.mount(figure.current) : undefined), [chart]);
  useImperativeHandle(
    props.ref,
    () => ({ exportAs: chart.exportAs, download: chart.download, copy: chart.copy }),
    [chart],
  );
  const { class: className, ...attributes } = chart.attributes(props);
  const frame = { ref: figure, className: String(className), ...attributes };
  if (isServer) {
    return (
      <figure {...frame}>
        <PageElements nodes={chart.nodes(props, language)} />
      </figure>
    );
  }
  // Keeps the server-rendered content until the chart draws itself in its place.
  return <figure {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
