import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The list, with the open invoice beside it from 1440 px. */
export const withPanel = style({
  '@media': { [media.xl]: { display: 'flex', alignItems: 'stretch' } },
});

export const totals = style({ marginBlockStart: vars.space['5'] });

export const tabs = style({ marginBlock: vars.space['5'] });

export const of = style({ marginBlockEnd: vars.space['4'] });

export const list = style({ flex: '1 1 0', minInlineSize: 0 });
