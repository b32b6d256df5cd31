import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** The key figures below the heading. */
export const figures = style({ marginBlockStart: vars.space['5'] });

/** A line of facts to come. */
export const fact = style({ display: 'flex', alignItems: 'center' });

/** Height of a button to come. */
export const buttonHeight = vars.control.md;
