import { style, styleVariants } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

const wide = '(min-width: 480px)';
const widest = '(min-width: 700px)';

/** As a chart, it is laid out by its own width. */
export const figure = style({ containerType: 'inline-size', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  marginBlockEnd: vars.space['3'],
});

export const titles = style({ flex: '1 1 auto', minInlineSize: 0 });

export const title = style({ ...typography.title3 });

export const subtitle = style({ ...typography.small });

/** Picture and legend, as high as those of each kind of chart. */
export const picture = styleVariants({
  profile: {
    blockSize: 292,
    '@container': { [wide]: { blockSize: 372 }, [widest]: { blockSize: 430 } },
  },
  duration: {
    blockSize: 284,
    '@container': { [wide]: { blockSize: 372 }, [widest]: { blockSize: 430 } },
  },
  /** Two parts. */
  loads: { blockSize: 272, '@container': { [wide]: { blockSize: 300 } } },
  /** Five sites, whose names are a column below the picture where there is no room beside it. */
  sites: { blockSize: 340, '@container': { [wide]: { blockSize: 300 } } },
  week: {
    blockSize: 317,
    '@container': { [wide]: { blockSize: 373 }, [widest]: { blockSize: 463 } },
  },
});

export const summary = style({ ...typography.small, marginBlockStart: vars.space['3'] });

/** A line that the text needs only in a narrow chart. */
export const narrowLine = style({ '@container': { [wide]: { display: 'none' } } });
