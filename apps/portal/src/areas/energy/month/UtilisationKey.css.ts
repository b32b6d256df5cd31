import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Hidden where the table is a list without bars. */
export const key = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text,
  '@media': { [media.belowSm]: { display: 'none' } },
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });

const swatch = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 1,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const used = style([
  swatch,
  {
    background: vars.color.dataCurrent,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
]);

/** Hatched, as the part of the bar is. */
export const beyond = style([
  swatch,
  {
    background: `repeating-linear-gradient(135deg, ${vars.color.statusWarning} 0 2px, ${vars.color.statusWarningText} 2px 4px)`,
    '@media': {
      [media.forcedColors]: {
        background: 'repeating-linear-gradient(135deg, Highlight 0 2px, Canvas 2px 4px)',
      },
    },
  },
]);

export const limit = style({
  inlineSize: 2,
  blockSize: 14,
  background: vars.color.text,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
