import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

export const failure = componentStyle({ marginBlockStart: vars.space['4'] });

export const preview = componentStyle({ marginBlockStart: vars.space['4'] });
