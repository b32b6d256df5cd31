import type { AuditEventKind, AuditOutcome } from '@vinrod/api-client';
import { isLocalDate, periodDays, type Period } from '@vinrod/ui/format';

import { everyKind } from '#areas/people/audit';

import { outcomes } from './outcomes.ts';

/** Query params of the event log, apart from sort, search and page. */
export interface EventQueryParams {
  /** Undefined shows every kind. */
  readonly event: AuditEventKind | undefined;
  /** Undefined shows every outcome. */
  readonly outcome: AuditOutcome | undefined;
  /** Swedish days, both included; null shows all days. */
  readonly period: Period | null;
}

function periodOf(params: URLSearchParams): Period | null {
  const start = params.get('start_date') ?? '';
  const end = params.get('end_date') ?? '';
  return isLocalDate(start) && isLocalDate(end) && periodDays({ start, end }) >= 1 ? { start, end } : null;
}

/** Parses the query params; ignores anything invalid. */
export function readEventQueryParams(params: URLSearchParams): EventQueryParams {
  return {
    event: everyKind.find((kind) => kind === params.get('event')),
    outcome: outcomes.find((outcome) => outcome === params.get('outcome')),
    period: periodOf(params),
  };
}

/** Query params with some filters changed; resets to the first page. */
export function writeEventQueryParams(
  before: URLSearchParams,
  change: Partial<EventQueryParams>,
): URLSearchParams {
  const { event, outcome, period } = { ...readEventQueryParams(before), ...change };
  const params = new URLSearchParams(before);
  const written = { event, outcome, start_date: period?.start, end_date: period?.end, page: undefined };
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
