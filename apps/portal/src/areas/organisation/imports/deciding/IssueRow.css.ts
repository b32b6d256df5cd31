import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 250px',
  alignItems: 'start',
  gap: `${vars.space['2']} ${vars.space['3']}`,
  paddingBlock: vars.space['3'],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` } },
  '@media': { [media.belowSm]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
});

export const danger = style({ color: vars.color.statusDanger, marginBlockStart: '1px' });

export const warning = style({ color: vars.color.statusWarning, marginBlockStart: '1px' });

export const quiet = style({ color: vars.color.textMuted, marginBlockStart: '1px' });

export const about = style({ ...typography.small, color: vars.color.textMuted });

export const samples = style({ marginBlockStart: vars.space['2'] });

export const choice = style({
  display: 'grid',
  gap: vars.space['2'],
  justifyItems: 'stretch',
  '@media': { [media.belowSm]: { gridColumn: 2 } },
});

/** The differing part of an id that resembles another. */
export const differs = style({ color: vars.color.statusDangerText, fontWeight: 600 });
