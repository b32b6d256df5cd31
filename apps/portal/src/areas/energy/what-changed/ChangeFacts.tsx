import type { KilowattHours } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber, MISSING, quantityText, type Period } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { lazy, Suspense, type ReactElement } from 'react';

import { FigureHelp } from '#shell/figures';
import { LoadError } from '#shell/query-state';

import { shortPeriod } from '../graph/compared-period.ts';
import { useTimeSheets } from '../hour/use-time-sheets.ts';
import type { ReportRequest } from '../queries/report-request.ts';
import { daysOf, weatherOf, type PeriodDays, type PeriodWeather } from './period-facts.ts';
import { t } from './texts.ts';

// Its model comes when the rest is on the page.
const WeatherShare = lazy(() =>
  import('./WeatherShare.tsx').then((part) => ({ default: part.WeatherShare })),
);

export interface ChangeFactsProps {
  readonly request: ReportRequest;
  /** Compared days. */
  readonly before: Period;
  /** Number of selected sites. */
  readonly siteCount: number;
  /** The whole difference; null when not all sites are compared. */
  readonly changeKwh: KilowattHours | null;
  /** Whether the viewer may see temperatures, which are in the time report. */
  readonly hasWeather: boolean;
}

interface Fact {
  readonly key: string;
  readonly name: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly decimals: number;
}

const celsius = '°C';

function numberOf(value: number | null, { decimals }: Fact): string {
  return formatNumber(value, { decimals });
}

/** Rounded like the two figures it stands beside, so that the three agree. */
function differenceOf({ now, before, decimals }: Fact): number | null {
  if (now === null || before === null) return null;
  const scale = 10 ** decimals;
  return (Math.round(now * scale) - Math.round(before * scale)) / scale;
}

function differenceText(fact: Fact): string {
  const difference = differenceOf(fact);
  if (difference === null) return MISSING;
  const text = numberOf(difference, fact);
  return difference > 0 ? `+${text}` : text;
}

function weatherFacts(now: PeriodWeather, before: PeriodWeather): readonly Fact[] {
  return [
    {
      key: 'temperature',
      name: `${t('changes.facts.temperature')}, ${celsius}`,
      now: now.meanCelsius,
      before: before.meanCelsius,
      decimals: 1,
    },
    {
      key: 'degreeDays',
      name: t('changes.facts.degreeDays'),
      now: now.degreeDays,
      before: before.degreeDays,
      decimals: 0,
    },
  ];
}

function dayFacts(now: PeriodDays, before: PeriodDays): readonly Fact[] {
  return (['weekdays', 'weekendDays', 'hours'] as const).map((key) => ({
    key,
    name: t(`changes.facts.${key}`),
    now: now[key],
    before: before[key],
    decimals: 0,
  }));
}

function weatherWords(facts: readonly Fact[]): string {
  const difference = facts.filter(({ key }) => key === 'temperature').map(differenceOf)[0] ?? null;
  if (difference === null) return t('changes.weather.unknown');
  if (difference === 0) return t('changes.weather.same');
  const degrees = quantityText({
    figure: formatNumber(Math.abs(difference), { decimals: 1 }),
    unit: celsius,
  });
  return t(difference < 0 ? 'changes.weather.colder' : 'changes.weather.warmer', { degrees });
}

function dayWords({ weekdays: now }: PeriodDays, { weekdays: before }: PeriodDays): string {
  if (now === before) return t('changes.days.same');
  return t(now > before ? 'changes.days.more' : 'changes.days.fewer', { count: Math.abs(now - before) });
}

/** Weather and days of both periods: facts that explain a change, and how much of it the weather does. */
export function ChangeFacts({
  request,
  before,
  siteCount,
  changeKwh,
  hasWeather,
}: ChangeFactsProps): ReactElement {
  const { period } = request;
  const asked = { resolution: 'day', siteCount } as const;
  const sheets = useTimeSheets(hasWeather ? { ...request, ...asked } : undefined);
  const earlier = useTimeSheets(hasWeather ? { ...request, period: before, ...asked } : undefined);
  const columns: readonly DataTableColumn<Fact>[] = [
    { id: 'name', header: t('changes.facts.what'), text: ({ name }) => name, width: '1.6fr', minWidth: 128 },
    {
      id: 'both',
      header: t('changes.facts.pair', { now: shortPeriod(period), before: shortPeriod(before) }),
      text: (fact) =>
        t('changes.facts.pair', { now: numberOf(fact.now, fact), before: numberOf(fact.before, fact) }),
      align: 'end',
      minWidth: 150,
      isMuted: true,
      listPlace: 'detail',
    },
    {
      id: 'difference',
      header: t('analytics.change.kwh'),
      text: differenceText,
      align: 'end',
      minWidth: 84,
      isStrong: true,
      listPlace: 'figure',
      listUnit: '',
    },
  ];
  return (
    <Section
      title={t('changes.facts')}
      isFirst
      actions={
        <FigureHelp names={['temperature', 'degreeDays', 'weekdayCount']} label={t('changes.facts')} />
      }
    >
      {content()}
    </Section>
  );

  function content(): ReactElement {
    const failed = [sheets, earlier].find(({ error }) => error !== undefined);
    if (failed !== undefined)
      return (
        <Stack gap="3">
          <LoadError what={t('changes.facts')} error={failed.error} onRetry={failed.retry} />
          {facts([])}
        </Stack>
      );
    if (!hasWeather) return facts([]);
    if (sheets.data === undefined || earlier.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="60%" />
          <Skeleton shape="block" height={220} />
        </SkeletonGroup>
      );
    }
    return facts(weatherFacts(weatherOf(sheets.data.rows), weatherOf(earlier.data.rows)));
  }

  function share(): ReactElement | null {
    if (changeKwh === null) {
      return (
        <Text size="small" tone="muted">
          {t('changes.part.unknown.sites')}
        </Text>
      );
    }
    if (sheets.data === undefined || earlier.data === undefined) return null;
    return (
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton shape="block" height={160} />
          </SkeletonGroup>
        }
      >
        <WeatherShare
          {...{ request, siteCount, changeKwh }}
          now={sheets.data.rows}
          before={earlier.data.rows}
        />
      </Suspense>
    );
  }

  function facts(weather: readonly Fact[]): ReactElement {
    const [now, then] = [daysOf(period), daysOf(before)];
    return (
      <Stack gap="3">
        <Text>
          {[...(weather.length === 0 ? [] : [weatherWords(weather)]), dayWords(now, then)].join(' ')}
        </Text>
        <DataTable
          label={t('changes.facts')}
          columns={columns}
          rows={[...weather, ...dayFacts(now, then)]}
          rowKey={({ key }) => key}
          density="compact"
        />
        {weather.length === 0 ? null : share()}
      </Stack>
    );
  }
}
