import type { PlacedText } from '../layout/plot-box.ts';

/**
 * An element of the picture, as data: computed without a DOM, so the same description can be tested, drawn and
 * exported to files.
 */
export interface Mark {
  readonly tag: 'circle' | 'clipPath' | 'g' | 'path' | 'pattern' | 'rect' | 'text' | 'tspan';
  /** Identifies the mark among its siblings across updates; its index by default. */
  readonly key?: string;
  /** As in SVG. An `id`, and any value that starts with `#`, is local to this picture. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** CSS colour, used by the styles of its class. */
  readonly color?: string;
  /** The pattern that its `fill` attribute refers to. */
  readonly tile?: Mark;
  /** Text content, instead of child marks. */
  readonly text?: string;
  readonly marks?: readonly Mark[];
  /** Class added only when the mark enters an existing picture, so that data is not animated on page load. */
  readonly entering?: string;
}

/** What a mark may have besides its shape. */
export type MarkLook = Pick<Mark, 'key' | 'color' | 'tile' | 'entering'> & { readonly dash?: string | null };

/** The edges of a rectangle, px. */
export interface MarkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of its corners. */
  readonly rx?: number;
}

/**
 * An attribute's value in the page: ids local to the picture are prefixed with the picture's id to make them unique.
 *
 * @param id - Of the picture; unique in the page.
 */
export function ownName(attribute: string, value: string | number, id: string): string | number {
  if (attribute === 'id') return `${id}-${value}`;
  const isReference = typeof value === 'string' && value.startsWith('#');
  return isReference ? `url(#${id}-${value.slice(1)})` : value;
}

function shape(
  tag: Mark['tag'],
  attributes: Mark['attributes'],
  { dash = null, ...look }: MarkLook = {},
): Mark {
  const written: Record<string, string | number> = { ...attributes };
  if (dash !== null) written['stroke-dasharray'] = dash;
  if (look.tile) written['fill'] = `#${look.tile.attributes['id']}`;
  return { tag, attributes: written, ...look };
}

/** A line or an area, by its path data. */
export function path(className: string, d: string, look?: MarkLook): Mark {
  return shape('path', { class: className, d }, look);
}

/** A rectangle. */
export function rect(className: string, box: MarkBox, look?: MarkLook): Mark {
  return shape('rect', { class: className, ...box }, look);
}

/** A circle around a place. */
export function circle(className: string, cx: number, cy: number, r: number): Mark {
  return { tag: 'circle', attributes: { class: className, cx, cy, r } };
}

function span(className: string, part: string): Mark {
  return { tag: 'tspan', attributes: { class: className }, text: part };
}

/**
 * A line of text at its place.
 *
 * @param strongName - Class of the emphasized part.
 */
export function text(
  className: string,
  { x, y, anchor, text: all, strong }: PlacedText,
  strongName = '',
): Mark {
  const attributes = { class: className, x, y, 'text-anchor': anchor };
  return strong === undefined
    ? { tag: 'text', attributes, text: all }
    : { tag: 'text', key: 'strong', attributes, marks: [span('', all), span(strongName, strong)] };
}

/** Marks that belong together. */
export function group(key: string, marks: readonly Mark[]): Mark {
  return { tag: 'g', key, attributes: {}, marks };
}

/** Hatching at 45 degrees, referenced as `#` followed by its name. */
export function hatch(name: string, className: string, spacing: number): Mark {
  return {
    tag: 'pattern',
    key: name,
    attributes: {
      id: name,
      width: spacing,
      height: spacing,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    marks: [path(className, `M0 0v${spacing}`)],
  };
}
