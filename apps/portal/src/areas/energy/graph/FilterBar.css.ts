import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Filters on one line, wrapping when there is no room. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
  '@media': { print: { display: 'none' } },
});

/** The days of the report. */
export const period = style({
  flex: '1 1 100%',
  '@media': { [media.sm]: { flex: '1 1 228px', maxInlineSize: 264 } },
});

/** The days that they are compared with. */
export const compare = style({
  flex: '1 1 100%',
  '@media': { [media.sm]: { flex: '1 1 208px', maxInlineSize: 264 } },
});

/** The buttons that compare: level with the field beside them, not with its label. */
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'], alignSelf: 'flex-end' });

/** Site selection, on a line of its own. */
export const sites = style({ flex: '1 1 180px', display: 'grid', alignSelf: 'flex-end' });
