import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  alignItems: 'start',
});

export const split = componentVariants({
  halves: { '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  thirds: { '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  // Four of 255 px with 32 px between, so that a news image is shown 1:1 (principles.md, "Layout grid").
  quarters: {
    '@media': {
      [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space['8'] },
    },
  },
  // Two fields side by side from large phones.
  fields: {
    gap: vars.space['4'],
    '@media': { [media.xs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  // The page and the facts beside it (mockups 08, 09 and 11).
  aside: {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(264px, 27%)', columnGap: '40px' },
    },
  },
});
