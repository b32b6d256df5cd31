import type { Period } from '@vinrod/ui/format';

import type { SiteFilter } from '#selected-sites';

import { reportQuery } from '../queries/report-request.ts';
import type { GraphState } from './graph-state.ts';
import type { Resolution } from './resolution.ts';

/** Query of a graph as the API takes it. */
export function graphQuery(
  { compare, compareWith }: GraphState,
  of: { readonly period: Period; readonly sites: SiteFilter; readonly resolution: Resolution },
) {
  return {
    ...reportQuery(of),
    resolution: of.resolution,
    compare,
    compare_start_date: compareWith?.start,
    compare_end_date: compareWith?.end,
  };
}
