import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Covers the window with the sheet's background. */
export const page = style({
  display: 'grid',
  gridTemplateRows: `auto ${vars.size.topbar} 1fr`,
  minBlockSize: '100dvh',
  background: vars.color.surface,
});

/** The supplier's bar. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space['5'],
  background: vars.color.brandBlock,
  color: vars.color.onBrand,
});

export const main = style({ minInlineSize: 0 });
