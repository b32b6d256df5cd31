import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

export const running = style({ marginBlockEnd: vars.space['4'] });

export const year = style({ flex: '1 1 160px', '@media': { [media.sm]: { maxInlineSize: 200 } } });
