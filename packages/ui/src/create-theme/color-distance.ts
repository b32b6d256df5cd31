import {
  clampRgb,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeLab65,
  modeLrgb,
  modeRgb,
  useMode,
  type Color,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeLab65);

const toLinear = converter('lrgb');
const toLab = converter('lab65');
const difference = differenceCiede2000();
const blindnesses = [filterDeficiencyProt(), filterDeficiencyDeuter(), filterDeficiencyTrit()] as const;

/** A colour as people with each kind of colour vision see it. */
type Seen = readonly Color[];

/**
 * How a `#rrggbb` colour looks to normal, protan, deutan and tritan sight (Machado, Oliveira & Fernandes 2009, at full severity).
 */
function seen(hex: string): Seen {
  const { r, g, b } = toLinear(hex) ?? { r: 0, g: 0, b: 0 };
  return [
    { mode: 'lrgb', r, g, b },
    ...blindnesses.map((blind): Color => {
      // The matrices are for linear light, while culori uses them on the channels as they are: it gets linear ones.
      const clamped = clampRgb(blind({ mode: 'rgb' as const, r, g, b }));
      return { mode: 'lrgb', r: clamped.r, g: clamped.g, b: clamped.b };
    }),
  ];
}

/**
 * Measures how far a colour is from the nearest of others, to whoever sees the least difference (CIEDE2000).
 *
 * @param others - `#rrggbb` colours
 */
export function distanceFrom(others: readonly string[]): (hex: string) => number {
  const known = others.map(seen);
  return (hex) => {
    const own = seen(hex);
    return Math.min(
      ...known.flatMap((other) =>
        own.flatMap((color, sight) => {
          const beside = other[sight];
          return beside === undefined ? [] : [difference(color, beside)];
        }),
      ),
    );
  };
}

function lightness(color: Color | string): number {
  return toLab(color)?.l ?? 0;
}

/** How much lighter or darker than a model a colour is, to whoever sees the greatest difference (L* of CIELAB, 0–100). */
export function lightnessShift(model: string, hex: string): number {
  return Math.max(...seen(hex).map((color) => Math.abs(lightness(color) - lightness(model))));
}
