import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const badge = componentStyle({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '22px',
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: '7px 8px',
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { padding: 0, background: 'none' },
  },
});

/** The state that most have. */
export const normal = componentStyle({ color: vars.color.textMuted });

/** Wraps; in the single-line rows of a virtualised table it ends with an ellipsis. */
export const word = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const tone = componentVariants({
  success: { background: vars.color.statusSuccessBg, color: vars.color.statusSuccessText },
  warning: { background: vars.color.statusWarningBg, color: vars.color.statusWarningText },
  danger: { background: vars.color.statusDangerBg, color: vars.color.statusDangerText },
  info: { background: vars.color.statusInfoBg, color: vars.color.statusInfoText },
  neutral: { background: vars.color.statusNeutralBg, color: vars.color.statusNeutralText },
});

/** A differently shaped mark for each tone, so that colour is not the only cue (WCAG 1.4.1). */
export const mark = componentStyle({
  flex: 'none',
  inlineSize: '9px',
  blockSize: '9px',
  overflow: 'visible',
  fill: 'currentColor',
  '@media': {
    [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const markTone = componentVariants({
  success: { color: vars.color.statusSuccess },
  warning: { color: vars.color.statusWarning },
  danger: { color: vars.color.statusDanger },
  info: { color: vars.color.statusInfo },
  neutral: { color: vars.color.statusNeutral },
});
