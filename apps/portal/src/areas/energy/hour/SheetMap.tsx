import type { TimeSheets } from '@vinrod/api-client';
import { HeatMap, LineGraph, type ChartView } from '@vinrod/charts';
import { useMemo, type ReactElement } from 'react';

import { formatLongPeriod } from '#language/words';
import { t } from '#messages';

import type { Quantity } from './hour-query-params.ts';
import { sheetSeries } from './sheet-series.ts';

export interface SheetMapProps {
  readonly sheets: TimeSheets;
  readonly quantity: Quantity;
  readonly view: ChartView;
  readonly isStale: boolean;
  readonly onViewChange: (view: ChartView) => void;
}

const units: Readonly<Record<Quantity, string>> = {
  consumption: 'kWh',
  cost: 'kr',
  price: 'öre/kWh',
  temperature: '°C',
};

/** Quantities shown together with another one for the same time. */
const besides: readonly Quantity[] = ['consumption', 'price', 'temperature'];

/** Quantity of the month as a map of hours or a line of days; both have a table. */
export function SheetMap({ sheets, quantity, view, isStale, onViewChange }: SheetMapProps): ReactElement {
  const data = useMemo(() => sheetSeries(sheets, quantity), [sheets, quantity]);
  const companions = useMemo(
    () =>
      besides
        .filter((one) => one !== quantity)
        .map((one) => ({
          key: one,
          label: t(`hour.quantity.${one}`),
          unit: units[one],
          data: sheetSeries(sheets, one),
        })),
    [sheets, quantity],
  );
  const title = t(`hour.quantity.${quantity}`);
  const shown = {
    title,
    unit: units[quantity],
    period: formatLongPeriod({ start: sheets.period.start_date, end: sheets.period.end_date }),
    isStale,
    view,
    onViewChange,
  };
  const lines = useMemo(
    () => [{ key: quantity, label: title, colorIndex: 0, data }],
    [quantity, title, data],
  );
  if (sheets.resolution === 'day') return <LineGraph {...shown} series={lines} />;
  return (
    <HeatMap
      {...shown}
      label={title}
      data={data}
      companions={companions}
      hasSum={quantity === 'consumption' || quantity === 'cost'}
    />
  );
}
