import { style, type StyleRule } from '@vanilla-extract/css';

import { layer } from './layers.css.ts';

/** A rule as it stands inside the component layer. */
export type ComponentRule = NonNullable<StyleRule['@layer']>[string];

/** `style()` inside the component layer, so that the order of loading never decides between two rules. */
export function componentStyle(rule: ComponentRule): string {
  return style({ '@layer': { [layer.components]: rule } });
}
