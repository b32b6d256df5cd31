import { luminance } from '@vinrod/locale/contrast';

import { themeNames } from '../tokens/names.ts';
import type { Brand, BrandColorName } from './brand.ts';
import { checkContrast, type ContrastFailure } from './check-contrast.ts';
import { deriveColors } from './derive-colors.ts';
import { isColorName } from './theme-colors.ts';
import { tintOf, toneAt } from './tone.ts';

/** A colour of a brand that can be moved. */
interface Input {
  readonly value: string;
  with(value: string): Brand;
}

function failuresOf(brand: Brand): readonly ContrastFailure[] {
  return checkContrast({
    light: deriveColors(brand, 'light'),
    dark: deriveColors(brand, 'dark'),
    'high-contrast': deriveColors(brand, 'high-contrast'),
  }).failures;
}

/** The colours of a brand: those that everything follows from first, then those set by hand. */
function inputsOf(brand: Brand): readonly Input[] {
  const { primary, accent, themes = {} } = brand;
  const byHand = themeNames.flatMap((theme) =>
    Object.entries(themes[theme] ?? {})
      .filter((entry): entry is [BrandColorName, string] => isColorName(entry[0]))
      .map(([name, value]) => ({
        value,
        with: (moved: string) => ({
          ...brand,
          themes: { ...themes, [theme]: { ...themes[theme], [name]: moved } },
        }),
      })),
  );
  return [
    { value: primary, with: (moved) => ({ ...brand, primary: moved }) },
    ...(accent === undefined
      ? []
      : [{ value: accent, with: (moved: string) => ({ ...brand, accent: moved }) }]),
    ...byHand,
  ];
}

/** Steps from a colour to black or white. Luminance is squared: the eye tells dark colours apart better than light ones. */
const stepCount = 50;
const halvings = 6;

/** The nearest tone of a colour, darker or lighter, with the fewest failures; undefined when none has fewer than now. */
function moveTone(
  input: Input,
  now: number,
): { readonly brand: Brand; readonly failures: number } | undefined {
  const tint = tintOf(input.value);
  const own = Math.sqrt(luminance(input.value));
  const tried = (at: number) => {
    const brand = input.with(toneAt(tint, at * at));
    return { brand, failures: failuresOf(brand).length };
  };
  let best: ReturnType<typeof tried> & { readonly at: number } = { ...tried(own), failures: now, at: own };
  for (let step = 1; step <= stepCount && best.failures > 0; step += 1) {
    for (const at of [own - step / stepCount, own + step / stepCount]) {
      if (at < 0 || at > 1) continue;
      const candidate = tried(at);
      if (candidate.failures < best.failures) best = { ...candidate, at };
    }
  }
  if (best.failures === now) return undefined;
  let before = best.at + Math.sign(own - best.at) / stepCount;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (before + best.at) / 2;
    const candidate = tried(middle);
    if (candidate.failures <= best.failures) best = { ...candidate, at: middle };
    else before = middle;
  }
  return best;
}

/**
 * The brand nearest to one with too little contrast that has enough: its colours moved along their hue, each no further than
 * it must be. The brand itself when it has enough; undefined when no tone of its colours has.
 *
 * @throws Error when a colour is not `#rrggbb` or a name is not in the contract
 */
export function nearestBrand(brand: Brand): Brand | undefined {
  let nearest = brand;
  let failures = failuresOf(brand).length;
  for (let index = 0; failures > 0; index += 1) {
    const input = inputsOf(nearest)[index];
    if (input === undefined) return undefined;
    const better = moveTone(input, failures);
    if (better !== undefined) ({ brand: nearest, failures } = better);
  }
  return nearest;
}
