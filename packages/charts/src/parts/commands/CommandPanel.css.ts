import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['4'],
  padding: vars.space['4'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  '@media': { [media.print]: { display: 'none' } },
});

/** A panel with one thing to fill in below another. */
export const single = componentStyle({
  gridTemplateColumns: 'minmax(0, 34rem)',
  gap: vars.space['2'],
});

export const group = componentStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const title = componentStyle({
  ...typography.small,
  fontWeight: 600,
  marginBlockEnd: vars.space['1'],
  padding: 0,
});

export const command = componentStyle({
  justifyContent: 'space-between',
  inlineSize: '100%',
  fontWeight: 400,
});

export const key = componentStyle({
  ...typography.caption,
  flex: 'none',
  paddingInline: vars.space['1'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
});

export const fields = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['2'],
});

export const field = componentStyle({ ...typography.small, display: 'grid', gap: '2px', flex: 1 });

export const input = componentStyle({
  ...typography.small,
  minInlineSize: '8.5em',
  inlineSize: '100%',
  boxSizing: 'border-box',
  minBlockSize: vars.control.sm,
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.statusDangerText },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.touchMin } },
});

export const hint = componentStyle({ ...typography.caption, margin: 0, color: vars.color.textMuted });
export const error = componentStyle({ ...typography.small, margin: 0, color: vars.color.statusDangerText });
export const submit = componentStyle({ border: `1px solid ${vars.color.borderStrong}` });
