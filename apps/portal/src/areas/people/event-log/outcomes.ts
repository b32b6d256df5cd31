import type { AuditOutcome } from '@vinrod/api-client';
import { outcomeNames } from '@vinrod/api-client/event-words';
import type { StatusTone } from '@vinrod/ui/status-badge';

import { pageLanguage } from '#language';

/** Outcomes of events, in filter order. */
export const outcomes = ['succeeded', 'failed', 'refused'] as const satisfies readonly AuditOutcome[];

/** Tones of the outcome badges; success has none. */
export const outcomeTones = {
  succeeded: null,
  failed: 'danger',
  refused: 'warning',
} as const satisfies Readonly<Record<AuditOutcome, StatusTone | null>>;

/** Name of an outcome. */
export function outcomeText(outcome: AuditOutcome): string {
  return outcomeNames[outcome][pageLanguage];
}
