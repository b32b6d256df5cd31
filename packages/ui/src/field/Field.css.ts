import { componentStyle, componentVariants, type ComponentRule } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const field = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minInlineSize: 0,
  alignContent: 'start',
});

export const labelRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});

export const label = componentStyle({
  ...typography.small,
  fontWeight: 600,
  cursor: 'default',
  overflowWrap: 'anywhere',
});

export const optional = componentStyle({ fontWeight: 400, color: vars.color.textMuted });

export const labelAction = componentStyle({
  ...typography.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const hint = componentStyle({
  ...typography.small,
  marginBlockStart: '-4px',
  color: vars.color.textMuted,
});

export const error = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: '6px',
  color: vars.color.statusDangerText,
  overflowWrap: 'anywhere',
});

/** Aligns an icon with the first line of small text. */
export const errorIcon = componentStyle({ display: 'flex', blockSize: '1lh', alignItems: 'center' });

const invalid: ComponentRule = {
  borderColor: vars.color.statusDanger,
  boxShadow: `inset 0 0 0 1px ${vars.color.statusDanger}`,
};

const focused: ComponentRule = {
  borderColor: vars.color.focusRing,
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '1px',
};

/** The box around a control; used by inputs, groups of an input and its buttons, and selects. */
export const control = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space['3'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-invalid]': invalid,
    '&[data-focus-within], &[data-focus-visible]': focused,
    '&[data-disabled]': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-invalid]': { borderWidth: '2px' },
        '&[data-focus-within], &[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

// Phones zoom into a field with text under 16 px when it takes focus.
const readableOnPhones = { [media.belowSm]: { fontSize: typography.bodyLg.fontSize } };

export const controlSize = componentVariants({
  sm: {
    blockSize: vars.control.sm,
    paddingInline: '10px',
    fontSize: typography.small.fontSize,
    '@media': readableOnPhones,
  },
  md: { blockSize: vars.control.md, '@media': readableOnPhones },
  lg: { blockSize: vars.control.lg, fontSize: typography.bodyLg.fontSize },
});

/** The bare input inside a control. */
export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** Content beside the input: an icon before it or a unit after it. */
export const adornment = componentStyle({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
