import type { ResidualMix, ResidualMixCreate } from '@vinrod/api-client';
import { formatPercent } from '@vinrod/ui/format';

import { t } from '#messages';

/**
 * Largest deviation of the sum of shares from 100, percentage points: published figures are rounded (issue of the API).
 */
export const sumTolerance = 0.05;

/** Form values of a year; null is not filled in. */
export interface MixDraft {
  readonly year: number | null;
  readonly renewable: number | null;
  readonly nuclear: number | null;
  readonly fossil: number | null;
  readonly co2: number | null;
  readonly waste: number | null;
  readonly method: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly published: string | null;
  readonly isPreliminary: boolean;
}

/** The contract's names of form fields, where they differ. */
export const mixNames = {
  renewable: 'renewable_percent',
  nuclear: 'nuclear_percent',
  fossil: 'fossil_percent',
  co2: 'co2_g_per_kwh',
  waste: 'nuclear_waste_g_per_kwh',
  sourceUrl: 'source_url',
  published: 'published_date',
} as const;

/** Form values of a new year. */
export function newMix(year: number | null): MixDraft {
  return {
    year,
    renewable: null,
    nuclear: null,
    fossil: null,
    co2: null,
    waste: null,
    method: 'Utfärdandebaserad',
    source: 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    sourceUrl: '',
    published: null,
    isPreliminary: false,
  };
}

/** Form values of an existing year. */
export function mixDraft(mix: ResidualMix): MixDraft {
  return {
    year: mix.year,
    renewable: mix.renewable_percent,
    nuclear: mix.nuclear_percent,
    fossil: mix.fossil_percent,
    co2: mix.co2_g_per_kwh,
    waste: mix.nuclear_waste_g_per_kwh,
    method: mix.method,
    source: mix.source,
    sourceUrl: mix.source_url ?? '',
    published: mix.published_date,
    isPreliminary: mix.is_preliminary,
  };
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

/** Type guard for a draft read from browser storage. */
export function isMixDraft(stored: unknown): stored is MixDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const draft: Partial<Record<keyof MixDraft, unknown>> = stored;
  return (
    [draft.year, draft.renewable, draft.nuclear, draft.fossil, draft.co2, draft.waste].every(
      isNumberOrNull,
    ) &&
    [draft.method, draft.source, draft.sourceUrl].every((text) => typeof text === 'string') &&
    (draft.published === null || typeof draft.published === 'string') &&
    typeof draft.isPreliminary === 'boolean'
  );
}

/** Sum of the three shares in percent; null until all are filled in. */
export function shareSum({ renewable, nuclear, fossil }: MixDraft): number | null {
  if (renewable === null || nuclear === null || fossil === null) return null;
  return Math.round((renewable + nuclear + fossil) * 100) / 100;
}

/** Validation errors by the contract's field names. */
export function mixProblems(draft: MixDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (draft.year === null || !Number.isInteger(draft.year) || draft.year < 2000 || draft.year > 2100)
    problems['year'] = t('residualMix.problem.year');
  const shares = {
    renewable_percent: draft.renewable,
    nuclear_percent: draft.nuclear,
    fossil_percent: draft.fossil,
  };
  for (const [field, share] of Object.entries(shares))
    if (share === null || share < 0 || share > 100) problems[field] = t('residualMix.problem.share');
  const sum = shareSum(draft);
  // Compares two decimals, so that float rounding does not fail a correct sum.
  if (sum !== null && Math.round(Math.abs(sum - 100) * 100) > sumTolerance * 100)
    problems['fossil_percent'] ??= t('residualMix.problem.sum', {
      sum: formatPercent(sum, { decimals: 2 }),
    });
  if (draft.co2 === null) problems['co2_g_per_kwh'] = t('residualMix.problem.co2');
  if (draft.source.trim() === '') problems['source'] = t('residualMix.problem.source');
  return problems;
}

/**
 * Converts the draft to a request body. @throws TypeError when the draft was not validated with {@link mixProblems}.
 */
export function mixToSend(draft: MixDraft): ResidualMixCreate {
  const { year, renewable, nuclear, fossil, co2 } = draft;
  if (year === null || renewable === null || nuclear === null || fossil === null || co2 === null)
    throw new TypeError('The draft is not filled in.');
  return {
    year,
    region: 'nordic',
    renewable_percent: renewable,
    nuclear_percent: nuclear,
    fossil_percent: fossil,
    co2_g_per_kwh: co2,
    nuclear_waste_g_per_kwh: draft.waste,
    ...(draft.method.trim() === '' ? {} : { method: draft.method.trim() }),
    source: draft.source.trim(),
    source_url: draft.sourceUrl.trim() === '' ? null : draft.sourceUrl.trim(),
    published_date: draft.published,
    is_preliminary: draft.isPreliminary,
  };
}
