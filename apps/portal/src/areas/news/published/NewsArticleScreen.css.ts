import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** What stands where the item will be, or instead of it. */
export const article = style({ maxInlineSize: vars.size.readingMax, marginBlockStart: vars.space['5'] });
