import { patternDisplay } from '../chart/Fill.css.ts';
import { componentStyle } from '../theme/component-style.ts';

/** No box of its own, so the layout of what is inside is unaffected. */
export const when = {
  always: componentStyle({ display: 'contents', vars: { [patternDisplay]: 'inline' } }),
  needed: componentStyle({ display: 'contents', vars: { [patternDisplay]: 'none' } }),
};
