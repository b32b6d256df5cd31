import { contrastRatio, luminance } from '@vinrod/locale/contrast';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { tintOf, toneAt } from './tone.ts';

/** A filled control: its colour at rest, on hover and pressed, and the colour of its text. */
export interface FillColors {
  readonly rest: string;
  readonly hover: string;
  readonly active: string;
  readonly on: string;
}

const leastForText = 4.5;
const flare = 0.05;

/** Luminance (with flare) of each state relative to rest, from the shipped brand colours. */
const shifts = { hover: 0.77, active: 0.62 } as const;

/** Below this luminance (with flare) a fill cannot get visibly darker. */
const almostBlack = 0.062;

/** White, then the text colour, then black: the first that is legible on the colour. */
const inks = ['#ffffff', colorToken(tokens, 'color.neutral.12'), '#000000'] as const;

function inkOn(color: string): string {
  return inks.find((ink) => contrastRatio(ink, color) >= leastForText) ?? '#000000';
}

/**
 * The states of a fill in the supplier's exact colour. Hover and pressed are darker and less saturated, like the
 * shipped ones, or lighter where a darker fill would hide the text or not be visible.
 */
export function fillColors(rest: string): FillColors {
  const on = inkOn(rest);
  const own = luminance(rest) + flare;
  const { hue, chroma } = tintOf(rest);
  const darker = (shift: number) => toneAt({ hue, chroma: chroma * shift }, Math.max(0, own * shift - flare));
  const lighter = (shift: number) => toneAt({ hue, chroma }, Math.min(1, own / shift - flare));
  const canDarken = own > almostBlack && contrastRatio(on, darker(shifts.active)) >= leastForText;
  const at = canDarken ? darker : lighter;
  return { rest, hover: at(shifts.hover), active: at(shifts.active), on };
}
