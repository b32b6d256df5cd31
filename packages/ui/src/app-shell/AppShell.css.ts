import { createVar } from '@vanilla-extract/css';

import { componentGlobalStyle, componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';
import { bottomOffset, stickyOffset } from './sticky-offset.ts';

/** Height of the banner, 0 without one. */
export const bannerHeight = createVar();

/** Width of the side navigation: expanded or rail. */
export const navWidth = createVar();

export const shell = componentStyle({
  vars: {
    [bannerHeight]: '0px',
    [navWidth]: vars.size.navExpanded,
    [stickyOffset]: `calc(${bannerHeight} + ${vars.size.topbar})`,
  },
  display: 'grid',
  gridTemplateColumns: `${navWidth} minmax(0, 1fr)`,
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  '@media': {
    [media.belowLg]: { vars: { [navWidth]: '0px' }, gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.belowSm]: { vars: { [bottomOffset]: vars.size.bottomNav } },
    [media.print]: { display: 'block' },
  },
});

export const rail = componentStyle({
  '@media': { [media.lg]: { vars: { [navWidth]: vars.size.navRail } } },
});

export const bannered = componentStyle({ vars: { [bannerHeight]: vars.size.shadowBanner } });

/** Banner and top bar stay in view together, also when the banner's text wraps on a phone. */
export const top = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.topbar,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const banner = componentStyle({ minBlockSize: bannerHeight });

/** The background of the navigation, as tall as the page. */
export const sideNav = componentStyle({
  gridColumn: 1,
  gridRow: 2,
  zIndex: vars.z.nav,
  background: vars.color.nav,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.belowLg]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/** The links stay in view, and scroll on their own when they do not all fit. */
export const sideNavContent = componentStyle({
  position: 'sticky',
  insetBlockStart: `var(${stickyOffset})`,
  display: 'flex',
  flexDirection: 'column',
  blockSize: `calc(100dvh - var(${stickyOffset}))`,
  overflow: 'hidden auto',
  padding: '16px 12px 12px',
  selectors: { [`${rail} &`]: { paddingInline: '14px' } },
});

export const foot = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: '16px' });

export const main = componentStyle({
  gridColumn: '-2 / -1',
  gridRow: 2,
  minInlineSize: 0,
  outline: 'none',
  '@media': {
    [media.belowSm]: { paddingBlockEnd: vars.size.bottomNav },
    [media.print]: { padding: 0 },
  },
});

// A focused element never hides under the bottom bar (WCAG 2.4.11); the base style handles the top.
componentGlobalStyle(`html:has(${shell})`, {
  '@media': { [media.belowSm]: { scrollPaddingBlockEnd: vars.size.bottomNav } },
});
