import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** The item below its heading. */
export const article = style({
  display: 'grid',
  gap: vars.space['5'],
  maxInlineSize: vars.size.readingMax,
  marginBlockStart: vars.space['5'],
});

/** The picture, in its own proportions. */
export const image = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });

/** Introduction above the text. */
export const preamble = style({ ...typography.bodyLg, fontWeight: 600 });

/** Files to download. */
export const attachments = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['3'],
});
