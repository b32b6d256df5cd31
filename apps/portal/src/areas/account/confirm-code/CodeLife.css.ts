import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Notices and the resend control, below the form. */
export const life = style({ display: 'grid', gap: vars.space['3'], marginBlockStart: vars.space['4'] });

/** Keeps its height when the countdown becomes a button, so that nothing jumps. */
export const resend = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.control.sm });
