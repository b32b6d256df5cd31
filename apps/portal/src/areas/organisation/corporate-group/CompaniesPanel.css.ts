import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Name and kundnummer of a company. */
export const name = style({ display: 'grid', paddingBlock: vars.space['1'] });

/** A name, underlined where it leads to its page. */
export const linkedName = style({
  selectors: {
    'a &': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
    },
  },
});

/** Site under its company: not a heading of rows. */
export const site = style({ fontWeight: 400 });

/** The kundnummer under the name. */
export const customerId = style({ ...typography.caption, color: vars.color.textMuted });

/** The button at the end of the toolbar; on phones in a row of its own. */
export const create = style({ '@media': { [media.sm]: { marginInlineStart: 'auto' } } });
