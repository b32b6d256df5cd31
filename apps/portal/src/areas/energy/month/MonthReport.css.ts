import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

export const links = style({
  marginBlockStart: vars.space['3'],
  '@media': { print: { display: 'none' } },
});

export const linkList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...typography.small,
  display: 'inline-block',
  paddingBlock: vars.space['1'],
  paddingInline: vars.space['3'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
});

/** Keeps the anchor target below the sticky bars (WCAG 2.4.11). */
export const part = style({ scrollMarginBlockStart: 120 });

/** Charts side by side where there is room. */
export const charts = style({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space['5'],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const utilisation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  whiteSpace: 'nowrap',
});

export const chart = style({ marginBlockEnd: vars.space['5'] });

/** Advice on a subscription, above its reason. */
export const advice = style({ display: 'grid', justifyItems: 'start', gap: vars.space['1'] });

/** In the place of the sentence that defines high load: three lines on a phone, then two, then one. */
export const definition = style({
  ...typography.small,
  blockSize: '3lh',
  '@media': { [media.sm]: { blockSize: '2lh' }, [media.md]: { blockSize: '1lh' } },
});
