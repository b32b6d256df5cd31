import { invalidEdge } from '../field/choice-control.css.ts';
import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space['1'] });

/** One red line above the options that are wrong together; their boxes stay as they are. */
export const marked = componentStyle({
  vars: { [invalidEdge]: vars.color.borderStrong },
  paddingBlockStart: vars.space['1'],
  borderBlockStart: `2px solid ${vars.color.statusDanger}`,
});

/** Options side by side while there is room. */
export const horizontal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  '@media': { [media.belowXs]: { display: 'grid' } },
});

/** Rows separated by rules, for options with a description (mockup 11, "Roller"). */
export const ruled = componentStyle({ gap: 0 });

/** The label of an option, above its description. */
export const ruledLabel = componentStyle({ fontWeight: 600 });

export const ruledItem = componentStyle({
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});
