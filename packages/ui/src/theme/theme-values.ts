import { camelCase } from '../tokens/camel-case.ts';
import {
  colorToken,
  easingToken,
  fontFamilyToken,
  lengthToken,
  numberToken,
  shadowToken,
  tokenNames,
} from '../tokens/resolve.ts';
import type { ThemeName } from '../tokens/names.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { vars, type CssVar } from '../tokens/vars.ts';

/** Density of a region: comfortable is the default, compact is for report tables (principles.md, "Density"). */
export type Density = keyof typeof tokens.control;

/** CSS variables (`--vr-…`) with their values. */
export type VarValues = Record<string, string>;

function varName(reference: CssVar): string {
  return reference.slice('var('.length, -1);
}

function values(
  group: Readonly<Record<string, CssVar>>,
  path: string,
  read: (document: unknown, path: string) => string,
): VarValues {
  return Object.fromEntries(
    tokenNames(tokens, path).map((name) => {
      const reference = group[camelCase(name)];
      if (reference === undefined) throw new Error(`Token "${path}.${name}" is missing from the contract`);
      return [varName(reference), read(tokens, `${path}.${name}`)];
    }),
  );
}

/** Colours of one theme. */
export function colorValues(theme: ThemeName): VarValues {
  return values(vars.color, `semantic.${theme}`, colorToken);
}

/** Control heights of one density. */
export function controlValues(density: Density): VarValues {
  return values(vars.control, `control.${density}`, lengthToken);
}

/** Durations, or the zero durations of reduced motion. */
export function durationValues(path: 'motion.duration' | 'motion.reduced'): VarValues {
  return values(vars.motion.duration, path, lengthToken);
}

/** Values shared by all themes. */
export function staticValues(): VarValues {
  return {
    ...values(vars.space, 'space', lengthToken),
    ...values(vars.radius, 'radius', lengthToken),
    ...values(vars.size, 'size', lengthToken),
    ...values(vars.shadow, 'shadow', shadowToken),
    ...values(vars.motion.easing, 'motion.easing', easingToken),
    ...values(vars.z, 'z-index', numberToken),
    [varName(vars.font.heading)]: fontFamilyToken(tokens, 'font.family.display'),
    [varName(vars.font.body)]: fontFamilyToken(tokens, 'font.family.text'),
  };
}
