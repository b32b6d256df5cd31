import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

export const stack = componentStyle({ display: 'flex', minInlineSize: 0 });

export const direction = componentVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const gap = componentVariants({
  '0': { gap: vars.space['0'] },
  '1': { gap: vars.space['1'] },
  '2': { gap: vars.space['2'] },
  '3': { gap: vars.space['3'] },
  '4': { gap: vars.space['4'] },
  '5': { gap: vars.space['5'] },
  '6': { gap: vars.space['6'] },
  '8': { gap: vars.space['8'] },
  '10': { gap: vars.space['10'] },
});

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wrapping = componentStyle({ flexWrap: 'wrap' });
