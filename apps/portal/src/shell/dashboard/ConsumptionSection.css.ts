import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** The graph in the rhythm of the page's sections. */
export const place = style({ minInlineSize: 0, marginBlockStart: vars.space['8'] });
