import {
  globalStyle,
  style,
  styleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';

import { layer } from './layers.css.ts';

/** A rule inside the component layer. */
export type ComponentRule = NonNullable<StyleRule['@layer']>[string];

type GlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** `style()` inside the component layer, so that the order of loading never decides between two rules. */
export function componentStyle(rule: ComponentRule): string {
  return style({ '@layer': { [layer.components]: rule } });
}

/** `styleVariants()` inside the component layer. */
export function componentVariants<const Name extends string>(
  rules: Readonly<Record<Name, ComponentRule>>,
): Record<Name, string> {
  return styleVariants(rules, (rule: ComponentRule) => [{ '@layer': { [layer.components]: rule } }]);
}

/** `globalStyle()` inside the component layer, for selectors a class cannot express (a child in a given state). */
export function componentGlobalStyle(selector: string, rule: GlobalRule): void {
  globalStyle(selector, { '@layer': { [layer.components]: rule } });
}
