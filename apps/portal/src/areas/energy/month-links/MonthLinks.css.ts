import { style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** As high while its values load as with them, so that nothing moves. */
export const root = style({
  display: 'grid',
  gap: vars.space['2'],
  '@media': { print: { display: 'none' } },
});

export const hint = style({ ...typography.small, margin: 0, color: vars.color.textMuted });

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['1'],
  paddingBlock: vars.space['2'],
  color: vars.color.link,
  textDecoration: 'none',
  borderBlockStart: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current]': { borderBlockStartColor: vars.color.text, color: vars.color.text, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}` },
  },
});

/** Room of the bars, 48 px. */
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  blockSize: '48px',
});

const bar = style({ forcedColorAdjust: 'none', printColorAdjust: 'exact', borderRadius: '1px 1px 0 0' });

/** Equal widths, so that neither year looks larger. */
export const barOf = styleVariants({
  current: [
    bar,
    {
      inlineSize: 'clamp(4px, 30%, 18px)',
      background: vars.color.dataCurrent,
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
  ],
  previous: [
    bar,
    {
      inlineSize: 'clamp(4px, 30%, 18px)',
      background: vars.color.dataPrevious,
      '@media': { [media.forcedColors]: { background: 'GrayText' } },
    },
  ],
});

export const name = style({
  ...typography.caption,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
