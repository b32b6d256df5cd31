import { firstNotBefore } from './bisect.ts';
import { leastSquares, studentT, type LeastSquares } from './least-squares.ts';
import { valueAt } from './typed-array.ts';

/** How much a degree beyond a balance temperature costs. */
export interface Slope {
  /** Outdoor temperature from which it counts. */
  readonly balance: number;
  /** Added to the base by each degree beyond it; more than 0. */
  readonly perDegree: number;
}

/** Value of the line at a temperature, with its 95 % confidence interval. */
export interface LinePoint {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Consumption by outdoor temperature: level between the balance temperatures, rising beyond them. */
export interface ChangePointModel {
  /** Consumption regardless of the weather. */
  readonly base: number;
  /** Below its balance temperature; null when the cold has no significant cost. */
  readonly heating: Slope | null;
  /** Above its balance temperature; null when the heat has no significant cost. */
  readonly cooling: Slope | null;
  /** How much of the variation the line explains, 0–1, adjusted for its parameters. */
  readonly explained: number;
  /** Number of values in the fit. */
  readonly count: number;
  /** The interval is for the mean, given the balance temperatures found. */
  at(temperature: number): LinePoint;
  /**
   * How much more the cold and the heat of some temperatures cost than those of others, regardless of the base. The interval
   * also holds what is not known of the balance temperatures, and is wider when values resemble the ones before them.
   */
  between(temperatures: Float64Array, others: Float64Array): LinePoint;
}

interface Candidate {
  readonly balances: readonly number[];
  readonly fit: LeastSquares;
  readonly termsAt: (temperature: number) => readonly number[];
}

type Shape = 'flat' | 'heating' | 'cooling' | 'both';

/** Fewest values for a line. */
export const leastValues = 20;

/** Fewest values beyond a balance temperature. */
const leastBeyond = 10;
const coarseSteps = 60;
const fineSteps = 20;
/** A slope counts when it is this many times its standard error: one-sided 95 %. */
const surely = 1.645;
/** How much more of the variation a model with more parameters has to explain. */
const leastGain = 0.005;

/** Most that consecutive values can resemble each other: beyond it, no interval would be wide enough. */
const mostAlike = 0.95;

type Term = (temperature: number) => number;

const constant: Term = () => 1;

function termsOf(shape: Shape, balances: readonly number[]): readonly Term[] {
  const [first = 0, last = first] = balances;
  const cold: Term = (temperature) => (temperature < first ? first - temperature : 0);
  const warm: Term = (temperature) => (temperature > last ? temperature - last : 0);
  const terms = { flat: [constant], heating: [constant, cold], cooling: [constant, warm] };
  return shape === 'both' ? [constant, cold, warm] : terms[shape];
}

/** Prefix sums in order of temperature: a few look-ups are enough to judge any balance temperature. */
interface RunningSums {
  /** Rising. */
  readonly temperatures: Float64Array;
  readonly x: Float64Array;
  readonly xx: Float64Array;
  /** Of values minus their mean. */
  readonly y: Float64Array;
  readonly xy: Float64Array;
}

function running(terms: Float64Array): Float64Array {
  const sums = new Float64Array(terms.length + 1);
  for (let i = 0; i < terms.length; i += 1) sums[i + 1] = valueAt(sums, i) + valueAt(terms, i);
  return sums;
}

function runningSums(temperatures: Float64Array, values: Float64Array): RunningSums {
  const order = [...temperatures.keys()].toSorted(
    (a, b) => valueAt(temperatures, a) - valueAt(temperatures, b),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = Float64Array.from(order, (i) => valueAt(temperatures, i));
  const y = Float64Array.from(order, (i) => valueAt(values, i) - mean);
  return {
    temperatures: x,
    x: running(x),
    xx: running(x.map((one) => one * one)),
    y: running(y),
    xy: running(x.map((one, i) => one * valueAt(y, i))),
  };
}

/** Degrees beyond a balance temperature: their sum, sum of squares and sum of products with the values. */
interface Degrees {
  readonly sum: number;
  readonly squares: number;
  readonly withValues: number;
}

/** For `from` up to `end` (exclusive), in order of temperature. */
function degreesBeyond({ x, xx, y, xy }: RunningSums, balance: number, from: number, end: number): Degrees {
  const of = (sums: Float64Array) => valueAt(sums, end) - valueAt(sums, from);
  const count = end - from;
  return {
    sum: of(x) - balance * count,
    squares: of(xx) - 2 * balance * of(x) + balance ** 2 * count,
    withValues: of(xy) - balance * of(y),
  };
}

/** How much of the values' sum of squares the degrees beyond the balance temperatures explain. */
function gainOf(sums: RunningSums, shape: Shape, [first = 0, last = first]: readonly number[]): number {
  const { length } = sums.temperatures;
  const cold = degreesBeyond(sums, first, 0, firstNotBefore(sums.temperatures, first));
  const warm = degreesBeyond(sums, last, firstNotBefore(sums.temperatures, last), length);
  const own = ({ sum, squares }: Degrees) => squares - sum ** 2 / length;
  const alone = (one: Degrees) => (own(one) > 0 ? one.withValues ** 2 / own(one) : 0);
  if (shape === 'heating') return alone(cold);
  if (shape === 'cooling') return alone(warm);
  // No temperature is beyond both.
  const shared = (-cold.sum * warm.sum) / length;
  const determinant = own(cold) * own(warm) - shared ** 2;
  if (!(determinant > 0)) return 0;
  const [c, w] = [cold.withValues, warm.withValues];
  return (own(warm) * c ** 2 - 2 * shared * c * w + own(cold) * w ** 2) / determinant;
}

function between(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
}

function pairs(firsts: readonly number[], lasts: readonly number[]): (readonly number[])[] {
  return firsts.flatMap((first) => lasts.filter((last) => last >= first).map((last) => [first, last]));
}

/** Searches for balance temperatures, first coarsely and then finely around the best. */
function search(shape: Shape, sums: RunningSums): readonly number[] | null {
  const { temperatures } = sums;
  const [low, high] = [
    valueAt(temperatures, leastBeyond),
    valueAt(temperatures, temperatures.length - 1 - leastBeyond),
  ];
  if (!(low < high)) return null;
  const best = (all: readonly (readonly number[])[]) => {
    let [kept, most] = [all[0], Number.NEGATIVE_INFINITY];
    for (const balances of all) {
      const gain = gainOf(sums, shape, balances);
      if (gain > most) [kept, most] = [balances, gain];
    }
    return kept ?? [];
  };
  const step = (high - low) / coarseSteps;
  const grid = between(low, high, coarseSteps);
  const coarse = best(shape === 'both' ? pairs(grid, grid) : grid.map((one) => [one]));
  const [first = [], last] = coarse.map((balance) =>
    between(Math.max(low, balance - step), Math.min(high, balance + step), fineSteps),
  );
  return best(last === undefined ? first.map((one) => [one]) : pairs(first, last));
}

function candidateOf(
  shape: Shape,
  temperatures: Float64Array,
  values: Float64Array,
  sums: RunningSums,
): Candidate | null {
  const balances = shape === 'flat' ? [] : search(shape, sums);
  if (!balances) return null;
  const terms = termsOf(shape, balances);
  const columns = terms.map((term) => temperatures.map((temperature) => term(temperature)));
  const fit = leastSquares(values, columns, balances.length);
  return fit && { balances, fit, termsAt: (temperature) => terms.map((term) => term(temperature)) };
}

/** Share of the variation explained, adjusted for what the parameters would explain of pure noise. */
function explainedBy({ fit, balances }: Candidate, values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const whole = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  if (whole === 0) return 0;
  const freedom = values.length - fit.coefficients.length - balances.length;
  return 1 - fit.squares / freedom / (whole / (values.length - 1));
}

function isSure({ fit: { coefficients, errors } }: Candidate): boolean {
  return coefficients.slice(1).every((one, i) => one > 0 && one > surely * (errors[i + 1] ?? 0));
}

/** What a step of a balance temperature would change in the terms of the slopes, apart from the slope itself. */
function stepTermsOf(shape: Shape, [first = 0, last = first]: readonly number[]): readonly Term[] {
  const cold: Term = (temperature) => (temperature < first ? 1 : 0);
  const warm: Term = (temperature) => (temperature > last ? -1 : 0);
  const terms = { flat: [], heating: [cold], cooling: [warm] };
  return shape === 'both' ? [cold, warm] : terms[shape];
}

function totalOf(term: Term, temperatures: Float64Array): number {
  return temperatures.reduce((sum, one) => sum + term(one), 0);
}

/** How alike consecutive residuals are: −1 to 1. */
function likeness(residuals: Float64Array): number {
  let [products, squares, before] = [0, 0, 0];
  for (const residual of residuals) {
    products += residual * before;
    squares += residual ** 2;
    before = residual;
  }
  return squares > 0 ? products / squares : 0;
}

/**
 * How many times wider an interval is for values that resemble the ones before them: they count as n(1 − ρ)/(1 + ρ) independent
 * ones, as in ASHRAE Guideline 14.
 */
function widening(residuals: Float64Array): number {
  const alike = Math.min(mostAlike, Math.max(0, likeness(residuals)));
  return Math.sqrt((1 + alike) / (1 - alike));
}

/**
 * Fits consumption to outdoor temperature with change points, like an energy signature (Kissock, Haberl & Claridge
 * 2003, ASHRAE RP-1050: mean, three parameters for heating or cooling, five for both). Selects the model that explains
 * most among those whose slopes are significantly above zero, as CalTRACK 2.0 (3.4.3) does; a model with more
 * parameters has to explain clearly more.
 *
 * @param temperatures - Mean outdoor temperature of each value.
 * @param values - One per temperature, in order of time; NaN is missing and left out.
 * @returns Null with fewer than 20 values.
 */
export function changePointModel(temperatures: Float64Array, values: Float64Array): ChangePointModel | null {
  const known = [...values.keys()].filter(
    (i) => !Number.isNaN(valueAt(values, i)) && !Number.isNaN(valueAt(temperatures, i)),
  );
  if (known.length < leastValues) return null;
  const x = Float64Array.from(known, (i) => valueAt(temperatures, i));
  const y = Float64Array.from(known, (i) => valueAt(values, i));
  const sums = runningSums(x, y);
  const shapes = ['flat', 'heating', 'cooling', 'both'] as const;
  const found = shapes
    .flatMap((shape) => {
      const candidate = candidateOf(shape, x, y, sums);
      return candidate && isSure(candidate)
        ? [{ shape, candidate, explained: explainedBy(candidate, y) }]
        : [];
    })
    .reduce((kept, one) => (one.explained > kept.explained + leastGain ? one : kept));
  const { shape, candidate, explained } = found;
  const { fit, balances, termsAt } = candidate;
  const [base = Number.NaN, second = 0, third = 0] = fit.coefficients;
  const [first = Number.NaN, last = first] = balances;
  const t = studentT(y.length - fit.coefficients.length - balances.length);
  const hasCold = shape === 'heating' || shape === 'both';
  const hasWarm = shape === 'cooling' || shape === 'both';
  return {
    base,
    heating: hasCold ? { balance: first, perDegree: second } : null,
    cooling: hasWarm ? { balance: last, perDegree: shape === 'both' ? third : second } : null,
    explained,
    count: y.length,
    at(temperature) {
      const own = termsAt(temperature);
      const value = own.reduce((sum, term, i) => sum + term * (fit.coefficients[i] ?? 0), 0);
      const reach = t * fit.errorAt(own);
      return { value, low: value - reach, high: value + reach };
    },
    between(days, others) {
      const slopes = termsOf(shape, balances).slice(1);
      const steps = stepTermsOf(shape, balances);
      const more = (term: Term) => totalOf(term, days) - totalOf(term, others);
      const at = [0, ...slopes.map(more)];
      const value = at.reduce((sum, term, i) => sum + term * (fit.coefficients[i] ?? 0), 0);
      // With the steps beside the slopes, the fit also tells how sure the balance temperatures are (Muggeo 2003).
      const columns = [constant, ...slopes, ...steps].map((term) => x.map((one) => term(one)));
      const sure = leastSquares(y, columns) ?? fit;
      const error = sure.errorAt(sure === fit ? at : [...at, ...steps.map(more)]);
      const residuals = y.map((one, i) => one - this.at(valueAt(x, i)).value);
      const reach = t * error * widening(residuals);
      return { value, low: value - reach, high: value + reach };
    },
  };
}
