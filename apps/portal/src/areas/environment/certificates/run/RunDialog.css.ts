import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const list = style({
  margin: 0,
  marginBlock: vars.space['4'],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 56,
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

export const lead = style({ marginBlockEnd: vars.space['4'] });

export const name = style({ ...typography.bodyStrong });

export const words = style({ display: 'grid' });

export const done = style({ color: vars.color.statusSuccess, display: 'inline-flex' });
export const failed = style({ color: vars.color.statusDanger, display: 'inline-flex' });
export const quiet = style({ color: vars.color.textMuted, display: 'inline-flex' });

export const note = style({ flex: '1 1 200px', alignSelf: 'center' });
