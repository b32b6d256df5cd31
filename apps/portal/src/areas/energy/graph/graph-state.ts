import { isLocalDate, type LocalDate, type Period } from '@vinrod/ui/format';

import { readSites, writeSites, type SiteSelection } from '#selected-sites';
import {
  defaultQuickPeriod,
  isDefaultPeriod,
  readPeriod,
  resolvePeriod,
  writePeriod,
  type PeriodChoice,
} from '#period';

import { defaultResolution, isOffered, resolutions, type Resolution } from './resolution.ts';

/** Comparisons of the graph (domain.md section 3.3, "Jämför med"). */
export const comparisons = ['none', 'previous_period', 'previous_year', 'free'] as const;

export type Comparison = (typeof comparisons)[number];

/** A line per site, or one for the sum of all selected sites (issue "Visa som summa"). */
export const shownAs = ['sites', 'sum'] as const;

export type ShownAs = (typeof shownAs)[number];

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
export const reach = 3_650;

/** Ways to show the values. */
export const graphViews = ['chart', 'table'] as const;

export type GraphView = (typeof graphViews)[number];

/** State of the graph report. All of it is in the address, so that a link opens the same graph. */
export interface GraphState {
  readonly period: PeriodChoice;
  /** Undefined picks one by the length of the period. */
  readonly resolution: Resolution | undefined;
  readonly compare: Comparison;
  /** Days to compare with, when freely selected. */
  readonly compareWith: Period | undefined;
  readonly show: ShownAs;
  readonly sites: SiteSelection;
  readonly view: GraphView;
}

function oneOf<Value extends string>(allowed: readonly Value[], text: string | null): Value | undefined {
  return allowed.find((value) => value === text);
}

/** A free comparison needs its days: without them nothing is compared. */
function readCompared(params: URLSearchParams): Pick<GraphState, 'compare' | 'compareWith'> {
  const compare = oneOf(comparisons, params.get('compare')) ?? 'none';
  if (compare !== 'free') return { compare, compareWith: undefined };
  const start = params.get('compare_start') ?? '';
  const end = params.get('compare_end') ?? '';
  return isLocalDate(start) && isLocalDate(end) && start <= end
    ? { compare, compareWith: { start, end } }
    : { compare: 'none', compareWith: undefined };
}

/** Parses the state from the query params. Anything invalid becomes the default. */
export function readGraphState(params: URLSearchParams): GraphState {
  return {
    period: readPeriod(params),
    resolution: oneOf(resolutions, params.get('resolution')),
    ...readCompared(params),
    show: oneOf(shownAs, params.get('show')) ?? 'sites',
    sites: readSites(params),
    view: oneOf(graphViews, params.get('view')) ?? 'chart',
  };
}

function setOrDelete(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}

/** Copy of the query params with the state written in. Defaults are left out; other params stay. */
export function writeGraphState(before: URLSearchParams, state: GraphState): URLSearchParams {
  const params = new URLSearchParams(before);
  writePeriod(params, state.period);
  setOrDelete(params, 'resolution', state.resolution);
  setOrDelete(params, 'compare', state.compare === 'none' ? undefined : state.compare);
  setOrDelete(params, 'compare_start', state.compareWith?.start);
  setOrDelete(params, 'compare_end', state.compareWith?.end);
  setOrDelete(params, 'show', state.show === 'sites' ? undefined : state.show);
  writeSites(params, state.sites);
  setOrDelete(params, 'view', state.view === 'chart' ? undefined : state.view);
  return params;
}

/** State without any filter. The view is none. */
export const withoutFilters: Omit<GraphState, 'view'> = {
  period: { preset: defaultQuickPeriod },
  resolution: undefined,
  compare: 'none',
  compareWith: undefined,
  show: 'sites',
  sites: 'all',
};

/** Number of filters that differ from {@link withoutFilters}. */
export function filterCount({ period, resolution, compare, show, sites }: GraphState): number {
  return [
    !isDefaultPeriod(period),
    resolution !== undefined,
    compare !== 'none',
    show !== 'sites',
    sites !== 'all',
  ].filter(Boolean).length;
}

/** Resolution to draw: the selected one when the period allows it, otherwise the period's default. */
export function shownResolution(state: GraphState, today: LocalDate): Resolution {
  const period = resolvePeriod(state.period, today);
  return state.resolution !== undefined && isOffered(state.resolution, period)
    ? state.resolution
    : defaultResolution(period);
}
