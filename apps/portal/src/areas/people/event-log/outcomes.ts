import type { AuditOutcome } from '@vinrod/api-client';
import { outcomeNames } from '@vinrod/api-client/event-words';
import type { StatusTone } from '@vinrod/ui/status-badge';

import { pageLanguage } from '#language';

/** The ways an event can end, in the order a filter offers them. */
export const outcomes = ['succeeded', 'failed', 'refused'] as const satisfies readonly AuditOutcome[];

/** How an outcome is to be taken; what went well needs no badge. */
export const outcomeTones = {
  succeeded: null,
  failed: 'danger',
  refused: 'warning',
} as const satisfies Readonly<Record<AuditOutcome, StatusTone | null>>;

/** How it ended, in a word. */
export function outcomeText(outcome: AuditOutcome): string {
  return outcomeNames[outcome][pageLanguage];
}
