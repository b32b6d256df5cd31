import { firstDayOf, lastDayOf, monthOf, type LocalDate, type LocalMonth } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { MonthLinks } from '#areas/energy/month-links';
import { useOperation } from '#data';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { monthsAround } from './what-changed-query-params.ts';

export interface WhatChangedMonthsProps {
  /** Corporate group and sites. */
  readonly of: Omit<ReportRequest, 'period'>;
  readonly month: LocalMonth;
  readonly today: LocalDate;
  readonly hrefOf: (month: LocalMonth) => string;
}

/** The months around the one that is explained, each a press away. */
export function WhatChangedMonths({ of, month, today, hrefOf }: WhatChangedMonthsProps): ReactElement {
  const months = useMemo(() => monthsAround(month, today), [month, today]);
  const period = { start: firstDayOf(months[0] ?? month), end: lastDayOf(months.at(-1) ?? month) };
  const { path, query } = reportArgs({ ...of, period });
  const { data } = useOperation('getLineGraphs', {
    path,
    query: { ...query, resolution: 'month', sum: true, compare: 'previous_year' },
  });
  const linked = useMemo(() => {
    const valueOf = (series: number, one: LocalMonth): number | null =>
      data?.series[series]?.points.find(({ x }) => monthOf(x) === one)?.y ?? null;
    return months.map((one) => ({ month: one, kwh: valueOf(0, one), previousKwh: valueOf(1, one) }));
  }, [data, months]);
  return <MonthLinks months={linked} hrefOf={hrefOf} current={month} />;
}
