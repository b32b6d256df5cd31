import { camelCase, type CamelCase } from './camel-case.ts';
import {
  colorNames,
  controlNames,
  durationNames,
  easingNames,
  fontNames,
  radiusNames,
  shadowNames,
  sizeNames,
  spaceNames,
  zNames,
} from './names.ts';

/** A reference to a CSS variable of the kit. */
export type CssVar = `var(--vr-${string})`;

type VarGroup<Name extends string> = { readonly [Key in Name as CamelCase<Key>]: CssVar };

function varGroup<const Name extends string>(prefix: string, names: readonly Name[]): VarGroup<Name>;
function varGroup(prefix: string, names: readonly string[]): Record<string, CssVar> {
  return Object.fromEntries(names.map((name) => [camelCase(name), `var(--vr-${prefix}-${name})` as const]));
}

/**
 * The theme contract: every semantic token as a `var(--vr-…)` reference. The CSS variable names are public and stable;
 * `theme/` sets their values. Plain strings, usable by charts at run time and by vanilla-extract at build time.
 */
export const vars = {
  color: /* @__PURE__ */ varGroup('color', colorNames),
  space: /* @__PURE__ */ varGroup('space', spaceNames),
  radius: /* @__PURE__ */ varGroup('radius', radiusNames),
  size: /* @__PURE__ */ varGroup('size', sizeNames),
  control: /* @__PURE__ */ varGroup('control', controlNames),
  font: /* @__PURE__ */ varGroup('font', fontNames),
  shadow: /* @__PURE__ */ varGroup('shadow', shadowNames),
  motion: {
    duration: /* @__PURE__ */ varGroup('motion-duration', durationNames),
    easing: /* @__PURE__ */ varGroup('motion-easing', easingNames),
  },
  z: /* @__PURE__ */ varGroup('z', zNames),
} as const;
