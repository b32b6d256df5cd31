import { createVar } from '@vanilla-extract/css';

import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

/** Background of a row, set on all its cells so that sticky ones hide the cells scrolling under them. */
const ground = createVar();

/** Place of the table; where columns are cut off at its end, they fade. */
export const place = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-cut]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 3,
      inlineSize: vars.space['8'],
      background: `linear-gradient(to left, ${vars.color.surface}, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      selectors: { '&[data-cut]::after': { inlineSize: 0, borderInlineEnd: '3px double CanvasText' } },
    },
  },
});

export const region = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  scrollbarWidth: 'thin',
  selectors: {
    '&[data-scrolls]': {
      overflow: 'auto',
      maxBlockSize: 'max(320px, 82dvh)',
      // A focused element never hides under sticky parts, even where headers take two lines (WCAG 2.4.11).
      scrollPaddingBlockStart: '56px',
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const table = componentStyle({
  ...typography.table,
  borderCollapse: 'separate',
  borderSpacing: 0,
  outline: 'none',
  vars: { [ground]: vars.color.surface },
  // As wide as its columns: what has no room for them scrolls.
  selectors: { 'table&': { tableLayout: 'fixed', inlineSize: 'min-content' } },
});

export const header = componentStyle({ position: 'relative', zIndex: 2 });

export const column = componentStyle({
  ...typography.overline,
  letterSpacing: 'normal',
  display: 'table-cell',
  minBlockSize: '36px',
  blockSize: '36px',
  padding: '6px 10px',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
  position: 'relative',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered], &[data-sort-direction]': { color: vars.color.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    // A plain table keeps its header below the shell's top bar while the page scrolls.
    'table &': { position: 'sticky', insetBlockStart: 'var(--vr-sticky-offset, 0px)', zIndex: 2 },
    '[data-scrolls] table &': { insetBlockStart: 0 },
    '[data-density=compact] &': { paddingInline: vars.space['2'] },
    // In a virtualised table the layout places the header, and every column in it.
    'div > &': {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      inlineSize: '100%',
      blockSize: '100%',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const columnContent = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minInlineSize: 0,
  flex: 1,
  borderRadius: vars.radius.xs,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
});

export const columnEnd = componentStyle({ justifyContent: 'flex-end', textAlign: 'end' });

export const unit = componentStyle({ fontWeight: 400 });

export const sortArrow = componentStyle({
  flex: 'none',
  inlineSize: '13px',
  blockSize: '13px',
  strokeWidth: 2.2,
});

export const resizer = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: '9px',
  cursor: 'ew-resize',
  touchAction: 'none',
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '9px',
    insetInlineEnd: 0,
    inlineSize: '1px',
    background: 'transparent',
  },
  selectors: {
    '[role="columnheader"]:hover > &::after, [role="columnheader"]:hover > * > &::after': {
      background: vars.color.borderStrong,
    },
    '&[data-hovered]::after, &[data-resizing]::after, &[data-focus-visible]::after': {
      insetBlock: 0,
      inlineSize: '3px',
      background: vars.color.focusRing,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-hovered]::after, &[data-resizing]::after, &[data-focus-visible]::after': {
          background: 'Highlight',
        },
      },
    },
    [media.coarsePointer]: { display: 'none' },
  },
});

export const row = componentStyle({
  outline: 'none',
  blockSize: vars.control.row,
  selectors: {
    '&:hover': { vars: { [ground]: vars.color.surfaceHover } },
    '&[data-selected], &[data-current]': { vars: { [ground]: vars.color.selection } },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected], &[data-current]': { outline: '1px solid Highlight', outlineOffset: '-2px' },
        '&[data-focus-visible]': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const pressableRow = componentStyle({ cursor: 'pointer' });

export const groupRow = componentStyle({
  fontWeight: 600,
  selectors: { '&, &:hover': { vars: { [ground]: vars.color.surfaceSunken } } },
});

export const openRow = componentStyle({
  selectors: { '&[data-expanded]': { vars: { [ground]: vars.color.surfaceSunken } } },
});

export const sumRow = componentStyle({
  fontWeight: 600,
  selectors: { '&:hover': { vars: { [ground]: vars.color.surface } } },
});

export const cell = componentStyle({
  // Two lines fit the height of a row, so that a row that turns out to have them moves nothing.
  padding: '3.5px 10px',
  lineHeight: 18 / 13.5,
  background: ground,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  // Columns leave before their words have to break; only a word wider than its whole column does.
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  hyphens: 'auto',
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
    '[data-density=compact] &': { paddingInline: vars.space['2'] },
    [`${sumRow} &`]: { borderBlockStart: `1px solid ${vars.color.text}`, borderBlockEnd: 0 },
    // Rows of a virtualised table have a fixed height; long text ends with an ellipsis, and columns can be resized.
    'div > &': {
      display: 'flex',
      alignItems: 'center',
      blockSize: '100%',
      inlineSize: '100%',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focus-visible], &:focus-visible': { outlineColor: 'Highlight' } },
    },
  },
});

/** The bar at the start of a selected row. */
export const firstCell = componentStyle({
  selectors: {
    '[data-selected] > &, [data-selected] > * > &, [data-current] > &, [data-current] > * > &': {
      boxShadow: `inset 3px 0 0 ${vars.color.selectionBorder}`,
    },
  },
});

export const align = componentVariants({
  start: {},
  end: {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      // A figure stays on one line; its header may wrap (WCAG 1.4.12).
      'table tbody &, table tfoot &': { whiteSpace: 'nowrap' },
      'div > &': { justifyContent: 'flex-end' },
    },
  },
});

export const strong = componentStyle({ fontWeight: 600 });

export const muted = componentStyle({ color: vars.color.textMuted });

/** More space between figures and the text after them (principles.md, "Tables"). */
export const afterFigures = componentStyle({
  paddingInlineStart: vars.space['6'],
  selectors: { '[data-density=compact] &': { paddingInlineStart: vars.space['6'] } },
});

export const utility = componentStyle({
  paddingInline: vars.space['2'],
  selectors: { 'div > &': { overflow: 'visible' } },
});

export const sticky = componentStyle({
  selectors: {
    '[data-scrolls] table &': { position: 'sticky', zIndex: 1 },
    [`[data-scrolls] table ${column}&`]: { zIndex: 3 },
  },
});

export const detail = componentStyle({ fontWeight: 400, color: vars.color.textMuted });

/** Indentation of each level of nested rows. */
export const indent = vars.space['4'];
