import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const group = style({ marginBlockStart: vars.space['4'] });

export const lines = style({ margin: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  alignItems: 'baseline',
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const keys = style({ display: 'flex', gap: vars.space['2'], minInlineSize: 120 });

export const combination = style({ display: 'inline-flex', gap: vars.space['1'] });

export const key = style({
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  paddingInline: 6,
  paddingBlock: 2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 4,
});

export const does = style({ flex: '1 1 200px', margin: 0 });
