import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const note = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });

export const help = style({ display: 'inline-flex', '@media': { print: { display: 'none' } } });
