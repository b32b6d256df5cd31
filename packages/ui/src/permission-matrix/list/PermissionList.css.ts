import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space['3'], minInlineSize: 0 });

/** A fact about the role, the way to it and the button to edit it. */
export const about = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.textMuted,
});

export const areas = componentStyle({ borderBlockStart: `1px solid ${vars.color.borderStrong}` });

export const area = componentStyle({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingInline: vars.space['2'],
  background: vars.color.surfaceSunken,
});

export const trigger = componentStyle({
  ...typography.body,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  minBlockSize: vars.size.touchMin,
  borderRadius: vars.radius.md,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const name = componentStyle({ flex: 1, minInlineSize: 0 });

export const count = componentStyle({
  ...typography.small,
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = componentStyle({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

export const permissions = componentStyle({ paddingInline: vars.space['2'], listStyle: 'none' });

export const permission = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  paddingBlock: vars.space['2'],
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` },
    '&[data-changed]': {
      boxShadow: `inset 3px 0 0 ${vars.color.selectionBorder}`,
      marginInline: '-8px',
      paddingInline: '8px',
    },
  },
});

export const change = componentStyle({
  ...typography.caption,
  flex: 'none',
  paddingBlockStart: '4px',
  color: vars.color.textMuted,
  fontWeight: 600,
});

export const description = componentStyle({ ...typography.small, color: vars.color.textMuted });

/** Why a permission is locked: a padlock and the reason. */
export const reason = componentStyle({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  color: vars.color.textMuted,
});

/** Yes with its tick, or no. */
export const answer = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['1'],
});
