import type { KilowattHours, Kronor } from '@vinrod/api-client';
import type {
  ExpertSuggestion,
  ExpertSuggestionsChange,
  SuggestionCategory,
  SuggestionPriority,
} from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import { t } from '#messages';
import { periodQuery } from '#period';

/** Request body of a single suggestion. */
export type SuggestionWrite = ExpertSuggestionsChange['suggestions'][number];

/** Follow-up statuses that an expert can select. */
export const signedStatuses = ['new', 'in_progress', 'done', 'rejected'] as const;

export type SignedStatus = (typeof signedStatuses)[number];

/** Categories of suggestions, in the contract's order. */
export const categories: readonly SuggestionCategory[] = [
  'power_peak',
  'base_load',
  'night_use',
  'weekend_use',
  'subscription',
  'reactive_power',
  'other',
];

/** Priorities, highest first. */
export const priorities: readonly SuggestionPriority[] = ['high', 'medium', 'low'];

/** Form values of a suggestion. */
export interface SuggestionDraft {
  readonly title: string;
  readonly text: string;
  readonly category: SuggestionCategory;
  readonly priority: SuggestionPriority;
  readonly status: SignedStatus;
  /** Null for the whole corporate group. */
  readonly site: { readonly uuid: string; readonly name: string } | null;
  /** kWh per year; null when not known. */
  readonly kwh: KilowattHours | null;
  /** SEK per year; null when not known. */
  readonly sek: Kronor | null;
}

/** The API's names of the form's fields. */
export const suggestionFields = {
  title: 'suggestions.0.title',
  text: 'suggestions.0.text',
  category: 'suggestions.0.category',
  priority: 'suggestions.0.priority',
  status: 'suggestions.0.status',
  site: 'suggestions.0.site',
  kwh: 'suggestions.0.potential_kwh_per_year',
  sek: 'suggestions.0.potential_sek_per_year',
} as const satisfies Readonly<Record<keyof SuggestionDraft, string>>;

/** Longest texts, characters (contract, `ExpertSuggestionWrite`). */
export const suggestionLimits = { title: 200, text: 4000 } as const;

/** Form values of an existing or new suggestion. Saving a proposal signs it. */
export function suggestionDraft(suggestion: ExpertSuggestion | undefined): SuggestionDraft {
  if (suggestion === undefined) {
    return {
      title: '',
      text: '',
      category: 'other',
      priority: 'medium',
      status: 'new',
      site: null,
      kwh: null,
      sek: null,
    };
  }
  const { title, text, category, priority, status, site } = suggestion;
  return {
    title,
    text,
    category,
    priority,
    status: status === 'proposed' ? 'new' : status,
    site: site === null ? null : { uuid: site.uuid, name: site.name },
    kwh: suggestion.potential_kwh_per_year,
    sek: suggestion.potential_sek_per_year,
  };
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isSite(value: unknown): boolean {
  return value === null || (typeof value === 'object' && 'uuid' in value && 'name' in value);
}

/** Type guard for a draft read from browser storage. */
export function isSuggestionDraft(stored: unknown): stored is SuggestionDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const draft: Partial<Record<keyof SuggestionDraft, unknown>> = stored;
  return (
    typeof draft.title === 'string' &&
    typeof draft.text === 'string' &&
    categories.some((known) => known === draft.category) &&
    priorities.some((known) => known === draft.priority) &&
    signedStatuses.some((known) => known === draft.status) &&
    isSite(draft.site) &&
    isNumberOrNull(draft.kwh) &&
    isNumberOrNull(draft.sek)
  );
}

/** Validation errors of a draft by field name. */
export function suggestionProblems({ title, text, kwh, sek }: SuggestionDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (title.trim() === '') problems[suggestionFields.title] = t('suggestions.problem.title');
  if (text.length > suggestionLimits.text) {
    problems[suggestionFields.text] = t('suggestions.problem.text', { max: suggestionLimits.text });
  }
  if (kwh !== null && kwh < 0) problems[suggestionFields.kwh] = t('suggestions.problem.saving');
  if (sek !== null && sek < 0) problems[suggestionFields.sek] = t('suggestions.problem.saving');
  return problems;
}

/**
 * Converts the draft to a request body.
 *
 * @param suggestion - Suggestion to change; undefined creates one.
 * @param period - Days of a new suggestion; an existing one keeps its own.
 */
export function suggestionToSend(
  draft: SuggestionDraft,
  suggestion: ExpertSuggestion | undefined,
  period: Period,
): SuggestionWrite {
  return {
    ...(suggestion === undefined ? {} : { id: suggestion.id }),
    period: suggestion?.period ?? periodQuery(period),
    title: draft.title.trim(),
    text: draft.text.trim(),
    category: draft.category,
    priority: draft.priority,
    status: draft.status,
    site: draft.site?.uuid ?? null,
    potential_kwh_per_year: draft.kwh,
    potential_sek_per_year: draft.sek,
  };
}

/** Copy of a suggestion with another follow-up status only; the first status signs a proposal. */
export function withFollowUp({ id, period, title }: ExpertSuggestion, status: SignedStatus): SuggestionWrite {
  return { id, period, title, status };
}
