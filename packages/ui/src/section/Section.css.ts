import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const section = componentStyle({
  marginBlockStart: vars.space['7'],
  minInlineSize: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const first = componentStyle({ marginBlockStart: 0 });

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  minBlockSize: '36px',
  marginBlockEnd: vars.space['2'],
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

/** The strong rule above key figures and tables. */
export const ruled = componentStyle({ borderBlockStart: `1px solid ${vars.color.text}` });
