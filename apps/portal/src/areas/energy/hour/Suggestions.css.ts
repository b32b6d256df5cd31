import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlock: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['3'],
});

export const saving = style({ display: 'grid' });

/** Where it stands, who says so, and how it was reckoned: on one line, the words wrapping between the two ends. */
export const foot = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'] });

export const author = style({ flex: '1 1 0', minInlineSize: 0, paddingBlockStart: 2 });

/** Steps of the arithmetic stand on lines of their own. */
export const calculation = style({ whiteSpace: 'pre-line' });

export const more = style({ marginBlockStart: vars.space['3'], '@media': { print: { display: 'none' } } });

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { print: { display: 'none' } },
});

/** What an expert can do for the month. */
export const tools = style([row, { marginBlock: vars.space['3'] }]);

/** What an expert can do with one suggestion. */
export const actions = style([row, { alignItems: 'flex-end' }]);

export const followUp = style({ flex: '1 1 140px', maxInlineSize: 180 });
