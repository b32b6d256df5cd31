import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Placeholder or error in place of the item. */
export const article = style({ maxInlineSize: vars.size.readingMax, marginBlockStart: vars.space['5'] });
