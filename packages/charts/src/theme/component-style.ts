import { style, type StyleRule } from '@vanilla-extract/css';

import { layer } from './layers.css.ts';

/** A rule inside the component layer. */
export type ComponentRule = NonNullable<StyleRule['@layer']>[string];

/** `style()` inside the component layer, so that load order never decides between two rules. */
export function componentStyle(rule: ComponentRule): string {
  return style({ '@layer': { [layer.components]: rule } });
}
