import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** As large as the months, so that the popover does not grow when they come. */
export const place = componentVariants({
  1: {
    inlineSize: '258px',
    blockSize: '250px',
    '@media': { [media.coarsePointer]: { inlineSize: '300px', blockSize: '322px' } },
  },
  2: {
    inlineSize: '536px',
    blockSize: '250px',
    '@media': { [media.coarsePointer]: { inlineSize: '620px', blockSize: '322px' } },
  },
});

export const failure = componentStyle({ ...typography.small, color: vars.color.text });
