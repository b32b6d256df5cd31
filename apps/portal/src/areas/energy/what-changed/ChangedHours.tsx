import { StackedBarGraph } from '@vinrod/charts';
import { NO_BREAK_SPACE, type Period } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { FigureTile } from '#shell/figures';
import { Dimmed, LoadError } from '#shell/query-state';

import { shortPeriod } from '../graph/compared-period.ts';
import { signedText } from '../graph/comparison/change-text.ts';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { hourChanges, largestHourChanges, loadTimes, type HourChanges } from './hour-changes.ts';
import { t } from './texts.ts';

export interface ChangedHoursProps {
  readonly request: ReportRequest;
  /** Compared days. */
  readonly before: Period;
  /** Time report of the month; undefined without the permission. */
  readonly reportHref: string | undefined;
}

function kwhText(kwh: number): string {
  return `${signedText(kwh)}${NO_BREAK_SPACE}kWh`;
}

function pad2(hour: number): string {
  return String(hour).padStart(2, '0');
}

function hourName(hour: number): string {
  return t('changes.hours.span', { from: pad2(hour), to: pad2(hour + 1) });
}

/** Where in the day and the week the change lies: all parts add up to it. */
export function ChangedHours({ request, before, reportHref }: ChangedHoursProps): ReactElement {
  const { path, query } = reportArgs(request);
  const days = reportArgs({ ...request, period: before });
  const asked = { resolution: 'hour', sum: true } as const;
  const hours = useOperation('getLineGraphs', { path, query: { ...query, ...asked } });
  const earlier = useOperation('getLineGraphs', { path, query: { ...days.query, ...asked } });
  const changes = useMemo(
    () =>
      hours.data === undefined || earlier.data === undefined
        ? undefined
        : hourChanges(hours.data.series[0]?.points ?? [], earlier.data.series[0]?.points ?? []),
    [hours.data, earlier.data],
  );
  return (
    <Section
      title={t('changes.hours')}
      isFirst
      {...(reportHref === undefined
        ? {}
        : {
            actions: (
              <Link href={reportHref} isStandalone>
                {t('changes.hours.report', { period: shortPeriod(request.period) })}
              </Link>
            ),
          })}
    >
      {content()}
    </Section>
  );

  function content(): ReactElement {
    const failed = [hours, earlier].find(({ error }) => error !== undefined);
    if (failed !== undefined)
      return <LoadError what={t('changes.hours')} error={failed.error} onRetry={failed.retry} />;
    if (changes === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="60%" />
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      );
    }
    return (
      <Dimmed isStale={hours.isStale || earlier.isStale}>
        <HourParts changes={changes} period={request.period} before={before} />
      </Dimmed>
    );
  }
}

interface HourPartsProps extends Pick<ChangedHoursProps, 'before'> {
  readonly changes: HourChanges;
  readonly period: Period;
}

function HourParts({ changes, period, before }: HourPartsProps): ReactElement {
  const most = largestHourChanges(changes);
  const drawn = useMemo(
    () => ({
      categories: changes.weekday.map((_, hour) => ({
        key: String(hour),
        label: pad2(hour),
        name: hourName(hour),
      })),
      series: [
        { key: 'weekday', label: t('month.weekday'), values: changes.weekday },
        { key: 'weekend', label: t('month.weekend'), values: changes.weekend },
      ],
    }),
    [changes],
  );
  return (
    <Stack gap="4">
      <Text>
        {most === undefined
          ? t('changes.hours.same')
          : t('changes.hours.most', {
              time: t(`changes.time.${most.time[0]}`).toLowerCase(),
              kwh: kwhText(most.time[1]),
              hour: hourName(most.hour[0]),
              hourKwh: kwhText(most.hour[1]),
            })}
      </Text>
      <StatTileRow>
        {loadTimes.map((time) => (
          <FigureTile
            key={time}
            figures={['changeByTime', 'dayAndNight', 'weekdayAndWeekend']}
            label={t(`changes.time.${time}`)}
            value={{ figure: signedText(changes.by[time]), unit: 'kWh' }}
          />
        ))}
      </StatTileRow>
      <StackedBarGraph
        {...drawn}
        title={t('changes.hours.chart')}
        headingLevel={3}
        unit="kWh"
        categoryLabel={t('changes.hours.hour')}
        period={`${shortPeriod(period)} − ${shortPeriod(before)}`}
        height={240}
      />
    </Stack>
  );
}
