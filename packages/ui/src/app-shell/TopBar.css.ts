import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';
import { navWidth, rail } from './AppShell.css.ts';

export const header = componentStyle({
  display: 'flex',
  blockSize: vars.size.topbar,
});

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space['3'],
  inlineSize: navWidth,
  paddingInline: '20px',
  background: vars.color.brandBlock,
  color: vars.color.onBrand,
  textDecoration: 'none',
  outlineOffset: '-4px',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.onBrand}` },
    [`${rail} &`]: { justifyContent: 'center', padding: 0 },
  },
  '@media': {
    [media.belowLg]: { inlineSize: vars.size.topbar, justifyContent: 'center', padding: 0 },
    [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
  },
});

export const brandName = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: '1.0625rem',
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: '-0.003em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${rail} &`]: { display: 'none' } },
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const wideLogo = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  selectors: { [`${rail} &`]: { display: 'none' } },
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const compactLogo = componentStyle({
  display: 'none',
  selectors: { [`${rail} &`]: { display: 'flex' } },
  '@media': { [media.belowLg]: { display: 'flex' } },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: vars.space['4'],
  minInlineSize: 0,
  paddingInline: '24px 32px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.belowLg]: { gap: vars.space['1'], paddingInline: '8px' } },
});

export const context = componentStyle({ flex: '1 1 auto', minInlineSize: 0, display: 'flex' });

export const search = componentStyle({
  flex: '0 1 300px',
  minInlineSize: 0,
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const compactSearch = componentStyle({ '@media': { [media.lg]: { display: 'none' } } });

export const personal = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space['4'],
  '@media': { [media.belowSm]: { display: 'none' } },
});

export const menuButton = componentStyle({
  flex: 'none',
  '@media': { [media.lg]: { display: 'none' } },
});
