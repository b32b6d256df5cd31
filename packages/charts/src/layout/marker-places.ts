import { closestTo } from '../core/bisect.ts';
import type { Position } from '../core/path/markers.ts';
import { quality, type TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { Plot } from './plot-box.ts';

const spacing = 150;
const dotSpacing = 6;
const mostLonely = 50;

/** A series and where it is drawn. */
export interface Spots {
  readonly plot: Plot;
  readonly series: TimeSeries;
  /** Steps that are shown. */
  readonly range: readonly [first: number, end: number];
  /** How far after the start of its step a value is marked, px. */
  readonly shift: number;
}

function position({ plot: { x, y }, series, shift }: Spots, index: number): Position {
  return { x: x.toX(valueAt(series.starts, index)) + shift, y: y.toY(valueAt(series.values, index)) };
}

/** Values without a neighbour on either side: no line reaches them, so the first 50 carry a marker. */
function lonely({ series, range: [first, end] }: Spots): number[] {
  const { values } = series;
  const found: number[] = [];
  if (values.length > 1 && statsOf(series).missing === 0) return found;
  for (let i = first; i < end && found.length < mostLonely; i += 1) {
    const isAlone = Number.isNaN(valueAt(values, i - 1)) && Number.isNaN(valueAt(values, i + 1));
    if (isAlone && !Number.isNaN(valueAt(values, i))) found.push(i);
  }
  return found;
}

/**
 * Where a line has its markers: on real values, about every 150 px, staggered so that the markers of several lines
 * are not above each other.
 *
 * @param place - Index of the line among `count` lines.
 */
export function markerPlaces(spots: Spots, place: number, count: number): Position[] {
  const { plot, series, range } = spots;
  const [left, right] = plot.x.range;
  const selected = new Set(lonely(spots));
  for (let x = left + (spacing * place) / count; x <= right; x += spacing) {
    const index = closestTo(series.starts, plot.x.toTime(x));
    if (index < range[0] || index >= range[1]) continue;
    if (!Number.isNaN(valueAt(series.values, index))) selected.add(index);
  }
  return [...selected].map((index) => position(spots, index));
}

/** Where values of steps that the period cuts are marked, since no line leads to them. */
export function partPlaces(spots: Spots, cut: readonly number[]): Position[] {
  const {
    series: { starts, values },
    range: [first, end],
  } = spots;
  return cut
    .map((start) => starts.indexOf(start))
    .filter((index) => index >= first && index < end && !Number.isNaN(valueAt(values, index)))
    .map((index) => position(spots, index));
}

/** Where estimated and incomplete values of the line have their ring; rings that would touch are left out. */
export function estimatedPlaces(spots: Spots): Position[] {
  const {
    series,
    range: [first, end],
  } = spots;
  const places: Position[] = [];
  const { estimated, incomplete } = statsOf(series);
  if (estimated + incomplete === 0) return places;
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = first; i < end; i += 1) {
    const one = series.quality[i];
    if (one !== quality.estimated && one !== quality.incomplete) continue;
    if (Number.isNaN(valueAt(series.values, i))) continue;
    const place = position(spots, i);
    if (place.x - previous < dotSpacing) continue;
    places.push(place);
    previous = place.x;
  }
  return places;
}
