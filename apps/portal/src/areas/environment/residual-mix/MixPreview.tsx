import { LIST_LIMIT } from '@vinrod/ui/format';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { useCorporateGroupSelection } from '#corporate-group';
import { formatEmission } from '#language/words';
import { t } from '#messages';
import { periodQuery, swedishToday } from '#period';

import type { MixDraft } from './mix-draft.ts';
import { mixEffect } from './mix-effect.ts';

export interface MixPreviewProps {
  /** Current g CO₂/kWh; undefined for a new year. */
  readonly before: number | undefined;
  readonly draft: MixDraft;
}

/** 1 000 MWh times g/kWh gives as many tonnes; here in kg. */
const kgPerGram = 1_000;

/** Effect of saving on customers' figures: for a round amount of energy, and for the selected corporate group. */
export function MixPreview({ before, draft: { year, co2 } }: MixPreviewProps): ReactElement | null {
  const isShown = year !== null && co2 !== null && co2 !== before;
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const today = swedishToday();
  const end = `${year ?? ''}-12-31`;
  const dashboard = useOperation(
    'getCorporateGroupDashboard',
    isShown && corporateGroup !== undefined && `${year}-01-01` <= today
      ? {
          path: { id: corporateGroup.uuid },
          query: periodQuery({ start: `${year}-01-01`, end: end < today ? end : today }),
        }
      : undefined,
  ).data;
  const mixes = useOperation('listResidualMixes', { query: { limit: LIST_LIMIT } }).data;
  const co2Of = useMemo(
    () => new Map((mixes?.results ?? []).map((mix) => [mix.year, mix.co2_g_per_kwh])),
    [mixes],
  );
  if (!isShown) return null;
  const after = formatEmission(co2 * kgPerGram);
  const effect = dashboard === undefined ? undefined : mixEffect(dashboard, co2Of, co2);
  return (
    <InlineAlert tone="info" title={t('residualMix.preview.title')} announce="polite">
      {before === undefined
        ? t('residualMix.preview.new', { year: String(year), after })
        : t('residualMix.preview.text', {
            year: String(year),
            after,
            before: formatEmission(before * kgPerGram),
          })}{' '}
      {effect === undefined || corporateGroup === undefined
        ? null
        : t('residualMix.preview.koncern', {
            koncern: corporateGroup.name,
            year: String(year),
            after: formatEmission(effect.after),
            before: formatEmission(effect.before),
          })}
    </InlineAlert>
  );
}
