import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const inputs = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space['2'],
  minInlineSize: 0,
});

export const field = componentStyle({
  display: 'grid',
  gap: '6px',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flex: 1, inlineSize: 'auto' } },
});

/** Wide enough for a day ("2026-10-31") or a month ("september 2026"). */
export const width = componentVariants({
  day: { inlineSize: '124px' },
  month: { inlineSize: '152px' },
  smallDay: { inlineSize: '108px' },
  smallMonth: { inlineSize: '132px' },
});

/** The first input also holds the button that opens the calendar. */
export const withButton = componentVariants({
  day: { inlineSize: '156px', '@media': { [media.belowSm]: { flex: 1.3, inlineSize: 'auto' } } },
  month: { inlineSize: '184px', '@media': { [media.belowSm]: { flex: 1.3, inlineSize: 'auto' } } },
});

/** Keeps the text on one line where the field is narrow. */
export const control = componentStyle({
  gap: vars.space['1'],
  paddingInlineEnd: '4px',
  '@media': { [media.belowXs]: { paddingInlineStart: '10px' } },
});

/** The button is as wide as the padding it replaces. */
export const controlWithButton = componentStyle({
  paddingInlineStart: '3px',
  '@media': { [media.belowXs]: { paddingInlineStart: '3px' } },
});

export const dash = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.control.md,
  color: vars.color.textMuted,
});

export const dashSmall = componentStyle({ blockSize: vars.control.sm });

export const error = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: '6px',
  marginBlockStart: '6px',
  maxInlineSize: '320px',
  color: vars.color.statusDangerText,
  overflowWrap: 'anywhere',
});
