import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

export const card = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: `${vars.space['4']} ${vars.space['5']}`,
  '@media': { [media.belowSm]: { padding: vars.space['4'] } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = style({ ...typography.small, color: vars.color.textMuted });

export const body = style({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  paddingInline: vars.space['5'],
  paddingBlockEnd: vars.space['5'],
  '@media': { [media.belowSm]: { paddingInline: vars.space['4'], paddingBlockEnd: vars.space['4'] } },
});

/** What is promised at the start, and the buttons at the end; under each other on phones. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  padding: `${vars.space['3']} ${vars.space['5']}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.belowSm]: { flexDirection: 'column', alignItems: 'stretch', padding: vars.space['4'] },
    [media.print]: { display: 'none' },
  },
});

export const promise = style({
  ...typography.small,
  flex: '1 1 16rem',
  color: vars.color.textMuted,
  '@media': { [media.belowSm]: { flexBasis: 'auto' } },
});
