import { luminance } from '@vinrod/locale/contrast';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { tintOf, toneAt } from './tone.ts';

/** The shipped scale that a supplier's colour replaces. */
export type ScaleName = 'burgundy' | 'blue';

/** The step of each shipped scale that a supplier's own colour answers to. */
const anchors = { burgundy: 10, blue: 9 } as const;

/** Limits the tints of a colour stronger than the shipped one, as a multiple of the shipped chroma. */
const loudest = 1.5;

function shipped(scale: ScaleName, step: string | number): string {
  return colorToken(tokens, `color.${scale}.${step}`);
}

/**
 * A supplier's colour in place of those of a shipped scale's hue: each keeps its luminance, and so its contrast, and gets the
 * supplier's hue.
 */
export function brandTone(scale: ScaleName, color: string): (model: string) => string {
  const { hue, chroma } = tintOf(color);
  const strength = Math.min(loudest, chroma / tintOf(shipped(scale, anchors[scale])).chroma);
  return (model) => toneAt({ hue, chroma: tintOf(model).chroma * strength }, luminance(model));
}

/** A supplier's colour in the steps of a shipped scale (1 palest, 12 darkest). */
export function brandScale(scale: ScaleName, color: string): (step: string) => string {
  const toneOf = brandTone(scale, color);
  return (step) => toneOf(shipped(scale, step));
}
