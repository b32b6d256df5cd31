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

/** Site, author and calculation on one line; the text wraps between the two ends. */
export const foot = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'] });

export const author = style({ flex: '1 1 0', minInlineSize: 0, paddingBlockStart: 2 });

/** Each step of the calculation is on its own line. */
export const calculation = style({ whiteSpace: 'pre-line' });

export const more = style({ marginBlockStart: vars.space['3'], '@media': { print: { display: 'none' } } });

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { print: { display: 'none' } },
});

/** Expert actions for the month. */
export const tools = style([row, { marginBlock: vars.space['3'] }]);

/** Expert actions for a suggestion. */
export const actions = style([row, { alignItems: 'flex-end' }]);

export const followUp = style({ flex: '1 1 140px', maxInlineSize: 180 });
