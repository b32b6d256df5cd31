import type { KilowattHours, TimeSheetRow } from '@vinrod/api-client';
import { addDays, NO_BREAK_SPACE } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { FigureTile } from '#shell/figures';
import { LoadError } from '#shell/query-state';

import { signedText } from '../graph/comparison/change-text.ts';
import { useTimeSheets } from '../hour/use-time-sheets.ts';
import type { ReportRequest } from '../queries/report-request.ts';
import { t } from './texts.ts';
import { learnedDays, leastLearned, weatherPart, type WeatherPart } from './weather-part.ts';

export interface WeatherShareProps {
  readonly request: ReportRequest;
  readonly siteCount: number;
  /** The whole difference. */
  readonly changeKwh: KilowattHours;
  /** Days of the month. */
  readonly now: readonly TimeSheetRow[];
  /** Days that it is compared with. */
  readonly before: readonly TimeSheetRow[];
}

const unit = 'kWh';

/** How much of the difference comes of the weather, or why that is not known. */
export function WeatherShare({
  request,
  siteCount,
  changeKwh,
  now,
  before,
}: WeatherShareProps): ReactElement {
  const { start } = request.period;
  const period = { start: addDays(start, -learnedDays), end: addDays(start, -1) };
  const learned = useTimeSheets({ ...request, period, resolution: 'day', siteCount });
  const rows = learned.data?.rows;
  const part = useMemo(
    () => (rows === undefined ? undefined : weatherPart(rows, now, before)),
    [rows, now, before],
  );
  if (learned.error !== undefined)
    return <LoadError what={t('changes.part')} error={learned.error} onRetry={learned.retry} />;
  return (
    <Stack gap="3">
      <StatTileRow>
        <FigureTile
          figures={['weatherPart']}
          label={t('changes.part')}
          value={{ figure: signedText(part?.kind === 'part' ? Math.round(part.kwh) : null), unit }}
          isLoading={part === undefined}
          comparison={betweenText(part)}
        />
        <FigureTile
          figures={['weatherPart']}
          helpLabel={t('changes.part.rest')}
          label={t('changes.part.rest')}
          value={{
            figure: signedText(part?.kind === 'part' ? Math.round(changeKwh) - Math.round(part.kwh) : null),
            unit,
          }}
          isLoading={part === undefined}
          comparison={t('changes.part.of', { kwh: kwhText(changeKwh) })}
        />
      </StatTileRow>
      <Text size="small" tone="muted">
        {part === undefined ? NO_BREAK_SPACE : words(part, changeKwh)}
      </Text>
    </Stack>
  );
}

function kwhText(kwh: KilowattHours): string {
  return `${signedText(Math.round(kwh))}${NO_BREAK_SPACE}${unit}`;
}

/** The interval; while it loads, as long as most. */
function betweenText(part: WeatherPart | undefined): string {
  if (part === undefined) return t('changes.part.between', { low: kwhText(-10_000), high: kwhText(-10_000) });
  if (part.kind !== 'part') return NO_BREAK_SPACE;
  return t('changes.part.between', {
    low: signedText(Math.round(part.lowKwh)),
    high: kwhText(part.highKwh),
  });
}

function words(part: WeatherPart, changeKwh: KilowattHours): string {
  const { days } = part;
  if (part.kind === 'none') return t('changes.part.none', { days });
  if (part.kind === 'unknown') return t(`changes.part.unknown.${part.reason}`, { days, least: leastLearned });
  const isUnsure = part.lowKwh <= 0 && part.highKwh >= 0;
  const isUsual = part.lowKwh <= changeKwh && changeKwh <= part.highKwh;
  return [
    t('changes.part.how', { days }),
    ...(isUnsure ? [t('changes.part.unsure')] : []),
    ...(isUsual ? [t('changes.part.usual')] : []),
  ].join(' ');
}
