import { globalStyle, style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** Text to read. */
export const text = style({
  ...typography.bodyLg,
  maxInlineSize: vars.size.readingMax,
  overflowWrap: 'break-word',
});

globalStyle(`${text} > * + *`, { marginBlockStart: vars.space['4'] });
globalStyle(`${text} h2`, { ...typography.title2, marginBlockStart: vars.space['8'] });
globalStyle(`${text} h3, ${text} h4`, { ...typography.title3, marginBlockStart: vars.space['6'] });
globalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: vars.space['6'] });
globalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: vars.space['6'] });
globalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
globalStyle(`${text} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });
