import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Below this width the column beside the list would wrap every name. */
const roomForColumns = '(min-width: 1200px)';

/** Below this width a row is a link of three lines. */
const roomForButtons = '(min-width: 768px)';

/** The list beside the koncerner, or above them where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space['10'],
  alignItems: 'start',
  '@media': { [roomForColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const figures = style({ marginBlockStart: vars.space['5'] });

/** Filters of the list. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  alignItems: 'center',
});

/** Heading of a time with its count, over a strong rule. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['3'],
  paddingBlock: `${vars.space['5']} ${vars.space['2']}`,
  borderBlockEnd: `1px solid ${vars.color.text}`,
  selectors: { '&:first-child': { paddingBlockStart: vars.space['2'] } },
});

export const headCount = style({ ...typography.small, color: vars.color.textMuted });

export const list = style({ display: 'grid' });

/** One item: icon, words, koncern, age, what to do. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto 16px',
  columnGap: vars.space['3'],
  alignItems: 'start',
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [roomForButtons]: {
      gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 168px) 104px 132px',
      columnGap: vars.space['4'],
      alignItems: 'center',
      minBlockSize: 60,
      paddingBlock: 11,
    },
  },
});

const iconGround = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.sm,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = styleVariants({
  danger: [iconGround, { background: vars.color.statusDangerBg, color: vars.color.statusDangerText }],
  warning: [iconGround, { background: vars.color.statusWarningBg, color: vars.color.statusWarningText }],
  neutral: [iconGround, { background: vars.color.statusNeutralBg, color: vars.color.statusNeutralText }],
});

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  gridColumn: '2 / 4',
  '@media': { [roomForButtons]: { gridColumn: 'auto' } },
});

export const title = style({ ...typography.bodyStrong, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const detail = style({ ...typography.small, color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const place = style({
  ...typography.small,
  gridColumn: 2,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  '@media': { [roomForButtons]: { gridColumn: 'auto', color: vars.color.text } },
});

const ageText = style({
  ...typography.small,
  gridColumn: 3,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [roomForButtons]: { gridColumn: 'auto' } },
});

export const age = styleVariants({
  late: [ageText, { color: vars.color.statusDangerText, fontWeight: 600 }],
  usual: [ageText, { color: vars.color.textMuted }],
});

/** The button, where there is room for one. */
export const button = style({ display: 'none', '@media': { [roomForButtons]: { display: 'grid' } } });

/** Says that the row leads somewhere, where there is no room for a button. */
export const chevron = style({
  display: 'grid',
  gridColumn: 4,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  color: vars.color.textMuted,
  '@media': { [roomForButtons]: { display: 'none' } },
});

/** The title as a link over the whole row, where there is no room for a button. */
export const cover = style({ '@media': { [roomForButtons]: { display: 'none' } } });

globalStyle(`${cover} a::after`, { content: '', position: 'absolute', inset: 0 });

export const plain = style({ display: 'none', '@media': { [roomForButtons]: { display: 'inline' } } });

/** What stands below the rows of a kind. */
export const more = style({
  ...typography.small,
  display: 'flex',
  gap: vars.space['3'],
  paddingBlock: vars.space['3'],
});

/** A koncern or an import of the column at the side. */
export const sideRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'center',
  minBlockSize: 52,
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** What is said in the place of the rows. */
export const sideEmpty = style({ paddingBlock: vars.space['3'] });

/** Whether a file was read in. */
export const sideMark = styleVariants({
  stored: { display: 'flex', color: vars.color.statusSuccess },
  refused: { display: 'flex', color: vars.color.statusDanger },
});

export const sideWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const sideDetail = style({ ...typography.caption, color: vars.color.textMuted });

export const sideTime = style({ ...typography.caption, color: vars.color.textMuted, whiteSpace: 'nowrap' });

/** Height of a small button to come. */
export const buttonHeight = vars.control.sm;
