import { barsPath, type Bar } from '../core/path/relative.ts';
import { valueScale } from '../core/scale/value-scale.ts';
import type { AnyLanguage } from '../core/language.ts';
import { textsIn } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { axisUnit } from '../core/units.ts';
import type { BarLayout } from '../layout/bar-layout.ts';
import { fewestDecimals, type GridLine, type PlacedText } from '../layout/plot-box.ts';
import { signedText } from '../text/values.ts';
import { comparedBarsMessages } from './messages.ts';

/** Height of the strip with its heading, px at the usual text size. */
export const stripHeight = 108;

const heading = 26;
const baseline = 4;
const labelGap = 8;

/** A strip of differences under the bars that they belong to. */
export interface DifferenceLayout {
  readonly title: PlacedText;
  readonly gridLines: readonly GridLine[];
  /** Bars of steps with more than before. */
  readonly more: string;
  /** Bars of steps with less than before. */
  readonly less: string;
  readonly bottom: number;
}

/** Smallest of the largest differences, in the unit of the bars, that is labelled in that unit. */
const leastInUnitOfBars = 0.1;

/** Half the width of a bar: a quarter of the step stays free, as between the bars above. */
function halfWidth(pitch: number): number {
  return Math.max(0.5, (pitch < 16 ? pitch - Math.min(1.3, pitch * 0.35) : pitch * 0.75) / 2);
}

/**
 * Lays out differences from zero, on the steps of the bars above.
 *
 * @param bars - The layout of the bars above.
 * @param differences - By step; NaN where either value is missing.
 * @param top - Upper edge of the strip, px.
 */
export function differenceLayout(
  { centers, box, y: barsScale }: BarLayout,
  differences: Float64Array,
  {
    top,
    unit,
    language,
  }: { readonly top: number; readonly unit: string; readonly language: AnyLanguage | undefined },
): DifferenceLayout {
  const { textScale } = box;
  const known = differences.filter((value) => !Number.isNaN(value));
  const bottom = top + (stripHeight - 8) * textScale;
  const extent = known.length === 0 ? null : ([Math.min(...known), Math.max(...known)] as const);
  const y = valueScale(extent, bottom, top + heading * textScale);
  // One unit for bars and strip, unless differences are so small in it that their labels need many decimals.
  const largest = Math.max(...y.domain.map(Math.abs));
  const ofBars = axisUnit(unit, Math.max(...barsScale.domain.map(Math.abs)), language);
  const { unit: shownUnit, divisor } =
    largest / ofBars.divisor < leastInUnitOfBars ? axisUnit(unit, largest, language) : ofBars;
  const ticks = extent === null ? [0] : y.ticks;
  const decimals = fewestDecimals(ticks.map((tick) => tick / divisor));
  const half = halfWidth((box.right - box.left) / Math.max(1, centers.length));
  const barsOf = (isIn: (value: number) => boolean) =>
    barsPath(
      Array.from(centers).flatMap((center, index): Bar[] => {
        const value = valueAt(differences, index);
        return isIn(value) ? [{ x: center - half, width: half * 2, y0: y.toY(0), y1: y.toY(value) }] : [];
      }),
    );
  return {
    title: {
      x: 0,
      y: top + 12 * textScale,
      text: textsIn(comparedBarsMessages, language)('axis', { unit: shownUnit }),
      anchor: 'start',
    },
    gridLines: ticks.map((tick) => ({
      y: y.toY(tick),
      isZero: tick === 0,
      label: {
        x: box.left - labelGap,
        y: y.toY(tick) + baseline * textScale,
        text: signedText(tick / divisor, decimals, language),
        anchor: 'end',
      },
    })),
    more: barsOf((value) => value > 0),
    less: barsOf((value) => value < 0),
    bottom,
  };
}
