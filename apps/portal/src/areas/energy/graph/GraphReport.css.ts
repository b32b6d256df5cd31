import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Ruler between soft rules; hidden on phones, where the quick choices and the fields are enough. */
export const ruler = style({
  display: 'none',
  paddingBlock: vars.space['3'],
  marginBlockStart: vars.space['4'],
  borderBlock: `1px solid ${vars.color.border}`,
  '@media': { [media.sm]: { display: 'block' }, print: { display: 'none' } },
});

/** The sites beside the graph. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space['4'],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '268px minmax(0, 1fr)',
      columnGap: vars.space['8'],
      paddingBlockStart: vars.space['5'],
    },
  },
});

/** The tree, with a soft rule towards the graph. */
export const sites = style({
  minInlineSize: 0,
  paddingInlineEnd: vars.space['5'],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

/** As high as the graph with its heading, names and summary, so that what stands below does not move when it comes. */
export const waiting = style({ minBlockSize: 480, '@media': { [media.belowSm]: { minBlockSize: 860 } } });

/** Graph with its notes. */
export const graph = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  minInlineSize: 0,
});
