import { formatDay, type Day } from '@vinrod/locale/day';
import { hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import type { Scenario, ScenarioSite, Step } from './scenario.ts';
import type { InstantMilliseconds } from '../../quantities/quantities.ts';

/**
 * Plain recomputation from individual steps, written to be obviously right rather than fast; shares only the calendar
 * with the code under test.
 */

/** A step with its site and time. */
export interface PlacedStep extends Step {
  readonly site: number;
  readonly day: Day;
  readonly date: string;
  /** Hour number since local midnight. */
  readonly hour: number;
  /** Whether the site has values by hour rather than by quarter. */
  readonly isHour: boolean;
  /** Start of the step, ms since 1970-01-01T00:00Z. */
  readonly instant: InstantMilliseconds;
}

function stepsOf(site: ScenarioSite, index: number): PlacedStep[] {
  const perHour = site.resolution === 'quarter' ? 4 : 1;
  return [...site.days].flatMap(([day, steps]) =>
    steps.map((step, position) => ({
      ...step,
      site: index,
      day,
      date: formatDay(day),
      hour: Math.floor(position / perHour),
      isHour: perHour === 1,
      instant: startOfLocalDay(day) + (position * hourMs) / perHour,
    })),
  );
}

/** Every stored step of a scenario, including those without a value. */
export function allSteps(scenario: Scenario): PlacedStep[] {
  return scenario.sites.flatMap(stepsOf);
}

/** Sum of the existing values, Wh; null when there is none. */
export function sumOf(steps: readonly PlacedStep[]): number | null {
  const values = steps.map((step) => step.wh).filter((wh) => wh !== null);
  return values.length === 0 ? null : values.reduce((sum, wh) => sum + wh, 0);
}

/** {@link sumOf} in kWh. */
export function kwhOf(steps: readonly PlacedStep[]): number | null {
  const wh = sumOf(steps);
  return wh === null ? null : wh / 1000;
}

/** Groups steps by a key, in order of first appearance. */
export function groupBy<Key>(
  steps: readonly PlacedStep[],
  keyOf: (step: PlacedStep) => Key,
): Map<Key, PlacedStep[]> {
  return Map.groupBy(steps, keyOf);
}

/** The weakest quality of the existing values, in the form of the contract. */
export function qualityOf(steps: readonly PlacedStep[]): 'missing' | 'estimated' | 'corrected' | undefined {
  const qualities = steps.filter((step) => step.wh !== null).map((step) => step.quality);
  if (qualities.length === 0) return 'missing';
  if (qualities.includes('estimated')) return 'estimated';
  return qualities.includes('corrected') ? 'corrected' : undefined;
}
