import { componentGlobalStyle, componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const typedIn = '[role="textbox"]';

export const frame = componentStyle({
  minInlineSize: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.color.statusDanger,
      boxShadow: `inset 0 0 0 1px ${vars.color.statusDanger}`,
    },
    '&[data-disabled]': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
    [`&:has(${typedIn}:focus)`]: {
      borderColor: vars.color.focusRing,
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&[data-invalid]': { borderWidth: '2px' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        [`&:has(${typedIn}:focus)`]: { outlineColor: 'Highlight' },
      },
    },
  },
});

/** Long texts scroll below the toolbar, which stays in view. */
export const surface = componentStyle({
  position: 'relative',
  minBlockSize: '160px',
  maxBlockSize: 'max(320px, 70dvh)',
  overflow: 'auto',
  '@media': { [media.print]: { maxBlockSize: 'none' } },
});

export const state = componentStyle({ padding: '16px 24px' });

/** The text as readers see it. */
export const text = componentStyle({
  ...typography.bodyLg,
  maxInlineSize: `calc(${vars.size.readingMax} + 48px)`,
  minBlockSize: '160px',
  padding: '16px 24px 24px',
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  '@media': {
    [media.belowSm]: { paddingInline: vars.space['4'] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** The text before its engine has come: white space between its elements is none of the text. */
export const preview = componentStyle({ whiteSpace: 'normal' });

componentGlobalStyle(`${text} > * + *`, { marginBlockStart: vars.space['4'] });
componentGlobalStyle(`${text} h2`, { ...typography.title2, marginBlockStart: vars.space['8'] });
componentGlobalStyle(`${text} h3`, { ...typography.title3, marginBlockStart: vars.space['6'] });
componentGlobalStyle(`${text} > :is(h2, h3):first-child`, { marginBlockStart: 0 });
componentGlobalStyle(`${text} > :is(h2, h3) + *`, { marginBlockStart: vars.space['1'] });
componentGlobalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: vars.space['6'] });
componentGlobalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: vars.space['6'] });
componentGlobalStyle(`${text} :is(strong, b)`, { fontWeight: 600 });
componentGlobalStyle(`${text} a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
componentGlobalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
componentGlobalStyle(`${text} img`, {
  display: 'inline-block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.md,
  verticalAlign: 'bottom',
});
componentGlobalStyle(`${text} img[alt=""]`, {
  outline: `2px dashed ${vars.color.statusDanger}`,
  outlineOffset: '2px',
});
componentGlobalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
componentGlobalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
componentGlobalStyle(`${text}.ProseMirror-hideselection`, { caretColor: 'transparent' });
componentGlobalStyle(`${text} [data-placeholder]::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
componentGlobalStyle(`${frame} .vr-drop-cursor`, { background: vars.color.focusRing });
