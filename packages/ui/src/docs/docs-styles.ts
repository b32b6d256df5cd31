import type { CSSProperties } from 'react';

import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Styles of the documentation pages. Plain objects, no style file: the pages are not part of the package. */
export const docsStyles = {
  scroll: { overflowX: 'auto', marginBlock: vars.space['4'] },
  table: {
    ...typography.table,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    background: vars.color.surface,
    color: vars.color.text,
  },
  caption: { ...typography.title3, paddingBlockEnd: vars.space['2'], textAlign: 'start' },
  cell: {
    padding: `${vars.space['2']} ${vars.space['3']}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    textAlign: 'start',
    fontWeight: 400,
  },
  swatch: {
    display: 'inline-block',
    inlineSize: 40,
    blockSize: 20,
    marginInlineEnd: vars.space['2'],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    verticalAlign: 'middle',
    // The page is about its colours, so they stay in forced colours and in print.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  bar: { display: 'inline-block', blockSize: 12, background: vars.color.dataCurrent },
} as const satisfies Readonly<Record<string, CSSProperties>>;
