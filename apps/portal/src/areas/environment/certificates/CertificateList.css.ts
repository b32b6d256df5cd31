import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const running = style({ marginBlockEnd: vars.space['4'] });
