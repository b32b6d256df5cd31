import * as choiceControl from '../field/choice-control.css.ts';
import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space['1'], justifyItems: 'start' });

export const horizontal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  '@media': { [media.belowXs]: { display: 'grid' } },
});

const dot = componentStyle({
  borderRadius: vars.radius.full,
  color: vars.color.accent,
  '::after': { content: '', inlineSize: '9px', blockSize: '9px', borderRadius: 'inherit' },
  selectors: { '[data-selected] > &::after': { background: 'currentColor' } },
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
});

export const ring = `${choiceControl.box} ${dot}`;
