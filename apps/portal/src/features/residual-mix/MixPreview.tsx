import { formatEmission } from '@vinrod/ui/format';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { MixDraft } from './mix-draft.ts';

/** Props of {@link MixPreview}. */
export interface MixPreviewProps {
  /** g CO₂/kWh that is in force; undefined for a new year. */
  readonly before: number | undefined;
  readonly draft: MixDraft;
}

/** 1 000 MWh times grams per kWh is as many tonnes; in kg: */
const kgPerGram = 1_000;

/** What saving changes in customers' figures. */
export function MixPreview({ before, draft: { year, co2 } }: MixPreviewProps): ReactElement | null {
  if (year === null || co2 === null || co2 === before) return null;
  const after = formatEmission(co2 * kgPerGram);
  return (
    <InlineAlert tone="info" title={t('residualMix.preview.title')} announce="polite">
      {before === undefined
        ? t('residualMix.preview.new', { year: String(year), after })
        : t('residualMix.preview.text', {
            year: String(year),
            after,
            before: formatEmission(before * kgPerGram),
          })}
    </InlineAlert>
  );
}
