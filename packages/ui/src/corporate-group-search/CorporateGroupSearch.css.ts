import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const sheet = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(468px, calc(100vw - 16px))',
  overflow: 'hidden',
});

export const head = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingInlineStart: '14px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  // The field takes up the whole line, as in the command palette: nothing else in the sheet shows keyboard focus.
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.focusRing}` } },
  '@media': {
    [media.forcedColors]: {
      borderBlockEndWidth: '2px',
      selectors: { '&:focus-within': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const input = componentStyle({
  ...typography.bodyLg,
  flex: 1,
  minInlineSize: 0,
  blockSize: '48px',
  margin: '2px 2px 2px 0',
  paddingInline: '6px 10px',
  border: 0,
  borderRadius: vars.radius.md,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

export const list = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  maxBlockSize: '420px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
});

export const heading = componentStyle({
  ...typography.overline,
  padding: '8px 10px 4px',
  color: vars.color.textMuted,
});

export const option = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '48px',
  padding: '6px 10px',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  scrollMarginBlock: '6px',
  selectors: {
    '&[data-focused]': {
      background: vars.color.selection,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.sm,
  background: vars.color.accentSubtle,
  color: vars.color.link,
  '@media': { [media.forcedColors]: { background: 'transparent', color: 'inherit' } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = componentStyle({ display: 'block', fontWeight: 600 });

export const detail = componentStyle({
  ...typography.caption,
  display: 'block',
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const check = componentStyle({
  display: 'flex',
  flex: 'none',
  color: vars.color.accent,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const note = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  flex: 'none',
  minBlockSize: '40px',
  padding: '8px 16px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
