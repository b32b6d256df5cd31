import { keyframes } from '@vanilla-extract/css';

import { bottomOffset } from '../app-shell/sticky-offset.ts';
import { componentGlobalStyle, componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const form = componentStyle({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  outline: 'none',
});

export const summary = componentStyle({
  ...typography.body,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: `1px solid ${vars.color.statusDangerBorder}`,
  borderInlineStart: `4px solid ${vars.color.statusDanger}`,
  borderRadius: vars.radius.md,
  background: vars.color.statusDangerBg,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const heading = componentStyle({
  ...typography.bodyStrong,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const headingIcon = componentStyle({ color: vars.color.statusDanger });

export const lines = componentStyle({
  display: 'grid',
  gap: vars.space['1'],
  marginBlockStart: vars.space['1'],
  paddingInlineStart: '26px',
});

/** Primary button last, "Avbryt" before it (principles.md, "Forms"). */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** A form whose bar sticks to the window: in a grid it would stay within its own row. */
export const long = componentStyle({ display: 'flex', flexDirection: 'column' });

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** The buttons of a long form, in view wherever it is scrolled to. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: `var(${bottomOffset}, 0px)`,
  zIndex: vars.z.sticky,
  paddingBlockEnd: vars.space['4'],
  background: vars.color.surface,
  borderBlockStartColor: vars.color.borderStrong,
  animation: `${rise} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.print]: { display: 'none' },
  },
});

// A focused field never hides under the bar (WCAG 2.4.11).
componentGlobalStyle(`:root:has(${bar})`, {
  scrollPaddingBlockEnd: '96px',
  '@media': { [media.belowSm]: { scrollPaddingBlockEnd: `calc(${vars.size.bottomNav} + 144px)` } },
});

export const note = componentStyle({ flex: 1, color: vars.color.textMuted });
