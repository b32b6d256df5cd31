import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const line = style({ paddingBlockStart: vars.space['3'] });
