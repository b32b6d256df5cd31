import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Name and description beside the permissions where all of their columns fit. */
export const parts = style({
  display: 'grid',
  gap: `${vars.space['5']} ${vars.space['8']}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 1280px)': { gridTemplateColumns: '288px minmax(0, 1fr)' } },
});

/** Name and description. */
export const about = style({ display: 'grid', gap: vars.space['5'], minInlineSize: 0 });

/** Permissions, with their own scroll area. */
export const permissions = style({ minInlineSize: 0 });
