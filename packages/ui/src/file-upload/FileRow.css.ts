import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const row = componentStyle({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space['3'],
  minBlockSize: '50px',
  padding: '8px 4px 8px 12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  breakInside: 'avoid',
  '@media': {
    [media.belowXs]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

export const wrong = componentStyle({
  borderColor: vars.color.statusDanger,
  '@media': { [media.forcedColors]: { borderWidth: '2px' } },
});

export const icon = componentStyle({ display: 'flex', color: vars.color.textMuted });

export const wrongIcon = componentStyle({ color: vars.color.statusDanger });

export const about = componentStyle({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const name = componentStyle({ overflowWrap: 'anywhere' });

export const size = componentStyle({
  ...typography.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowXs]: { gridColumn: 2, gridRow: 2 } },
});

export const problem = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['2']}`,
  color: vars.color.statusDangerText,
  overflowWrap: 'anywhere',
});

export const retry = componentStyle({
  ...typography.small,
  minBlockSize: '24px',
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: { color: 'LinkText' },
  },
});

export const track = componentStyle({
  blockSize: '5px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: vars.color.surfaceHover,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
});

export const fill = componentStyle({
  display: 'block',
  blockSize: '100%',
  background: vars.color.brand,
  transition: `inline-size ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const action = componentStyle({ '@media': { [media.print]: { display: 'none' } } });
