import { componentStyle } from '../theme/component-style.ts';

export const group = componentStyle({ display: 'grid', minInlineSize: 0 });
