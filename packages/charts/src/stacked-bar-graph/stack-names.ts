import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { fillTile } from '../chart/fill-tile.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { rect, text, type Mark, type MarkBox } from '../chart/marks.ts';
import type { NamesAtData } from '../chart/picture.ts';
import { isNarrowFor, type PlotBox } from '../layout/plot-box.ts';
import * as legendStyles from '../parts/legend/Legend.css.ts';
import type { StackedPart, StackLayer } from './stack-model.ts';

/** A part of the last bar that is labelled with its name. */
export interface NamedPart {
  readonly layer: StackLayer;
  /** A hidden part has no height; its name stays between those of its neighbours, to bring it back with. */
  readonly isHidden: boolean;
  /** Middle of the part, px. */
  readonly y: number;
}

/** px; the least target of a pointer (WCAG 2.5.8), since each name is a button. */
const lineHeight = 24;
const leastPlot = 280;

/** Gap from the plot to the swatch, size of the swatch, and indent of the name, px. */
const nameMeasures = { gap: 8, swatch: 12, indent: 18 } as const;

/**
 * Width reserved for names beside a plot, px; 0 where the last bar has no value, and where there is no room for all names
 * and for the bars.
 *
 * @param all - Every layer, hidden ones too: the plot does not change its width when one is hidden.
 * @param box - Of the plot without names.
 */
export function roomForNames(all: readonly StackLayer[], last: number, box: PlotBox): number {
  const { width, textScale, top, bottom } = box;
  if (all.length < 2 || isNarrowFor(width, textScale)) return 0;
  if (all.every(({ values }) => Number.isNaN(valueAt(values, last)))) return 0;
  if (all.length * lineHeight * textScale > bottom - top) return 0;
  const { gap, indent } = nameMeasures;
  const widest = Math.max(...all.map(({ label }) => labelWidth(label)));
  const room = Math.ceil((gap + indent + widest) * textScale);
  return width - room >= leastPlot * textScale ? room : 0;
}

/**
 * The parts of the last bar, lowest first.
 *
 * @param all - Every layer, with the parts of those that are shown.
 */
export function partsToName(
  all: readonly { readonly layer: StackLayer; readonly parts: readonly StackedPart[] | null }[],
  last: number,
  toY: (value: number) => number,
): readonly NamedPart[] {
  const ends = { up: 0, down: 0 };
  return all.map(({ layer, parts }) => {
    const side = valueAt(layer.values, last) < 0 ? 'down' : 'up';
    const part = parts?.at(-1);
    const isHidden = parts === null;
    if (part?.category !== last) return { layer, isHidden, y: toY(ends[side]) };
    ends[side] = part.to;
    return { layer, isHidden, y: toY((part.from + part.to) / 2) };
  });
}

/** Places names beside their parts, in the same order, shifted as far as needed to avoid overlaps. */
export function placeNames(
  parts: readonly NamedPart[],
  { top, bottom, textScale }: Pick<PlotBox, 'top' | 'bottom' | 'textScale'>,
): readonly NamedPart[] {
  const line = lineHeight * textScale;
  // Of parts at the same height, the one further up in the stack comes first.
  const sorted = parts.toReversed().toSorted((a, b) => a.y - b.y);
  const places: number[] = [];
  for (const { y } of sorted)
    places.push(Math.max(y, top + line / 2, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + line));
  let limit = bottom - line / 2;
  for (let i = places.length - 1; i >= 0; i -= 1) {
    places[i] = Math.min(places[i] ?? limit, limit);
    limit = (places[i] ?? limit) - line;
  }
  return sorted.map((part, i) => ({ ...part, y: places[i] ?? part.y }));
}

/** Draws placed names with their swatches, and says where each is; null for none. */
export function namesAtData(names: readonly NamedPart[], box: PlotBox): NamesAtData | null {
  if (names.length === 0) return null;
  const { textScale } = box;
  const { gap, swatch, indent } = nameMeasures;
  const size = swatch * textScale;
  const x = box.right + gap * textScale;
  const left = x - (gap / 2) * textScale;
  const height = lineHeight * textScale;
  return {
    marks: names.flatMap(({ layer: { fill, label }, isHidden, y }): Mark[] => {
      const mark = { x, y: y - size / 2, width: size, height: size, rx: 2 };
      const name = { x: x + indent * textScale, y: y + 4 * textScale, text: label, anchor: 'start' } as const;
      return [
        rect(`${fillStyles.area} ${isHidden ? legendStyles.hiddenMark : ''}`, mark, { tile: fillTile(fill) }),
        text(isHidden ? legendStyles.hiddenName : legendStyles.pictureName, name),
      ];
    }),
    boxes: new Map(
      names.map(({ layer, y }): [string, MarkBox] => [
        layer.key,
        { x: left, y: y - height / 2, width: box.width - left, height },
      ]),
    ),
  };
}
