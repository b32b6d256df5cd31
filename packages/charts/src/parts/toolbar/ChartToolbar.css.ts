import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // On a line of its own where the title leaves too little room for all of it.
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

export const group = componentStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

/** A button of a group of which one is chosen. */
export const choice = componentStyle({
  paddingInline: vars.space['3'],
  selectors: {
    '& + &': {
      borderInlineStart: `1px solid ${vars.color.borderStrong}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
});

export const tools = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1'],
  marginInlineStart: 'auto',
});

export const shown = componentStyle({
  ...typography.small,
  marginInlineEnd: vars.space['2'],
  color: vars.color.textMuted,
});
