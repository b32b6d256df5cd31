import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

/** Place of the button until it is loaded. */
export const place = componentStyle({ minBlockSize: vars.control.md, minInlineSize: '96px' });
