import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const figure = style({ margin: 0, marginBlockEnd: vars.space['4'] });

export const bar = style({ display: 'flex', gap: 2, blockSize: 12 });

const colored = { '(forced-colors: active)': { forcedColorAdjust: 'none' } } as const;

export const share = style({ minInlineSize: 2, '@media': colored });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  margin: 0,
  marginBlockStart: vars.space['2'],
  padding: 0,
  listStyle: 'none',
  ...typography.caption,
});

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

export const mark = style({ inlineSize: 10, blockSize: 10, borderRadius: 2, '@media': colored });

/** Colours of the categories. */
export const colors = {
  energy: vars.color.data1,
  surcharge: vars.color.data2,
  environment: vars.color.data3,
  fixed_fee: vars.color.data4,
  hedge: vars.color.data5,
  grid: vars.color.data6,
  tax: vars.color.data7,
  other: vars.color.data8,
};
