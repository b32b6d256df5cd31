import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const month = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space['2'] });
