import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const actions = style({ display: 'inline-flex', gap: vars.space['1'] });
