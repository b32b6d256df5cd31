import type { ReactElement } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { rowRange } from '../../pagination/row-range.ts';
import { dataTableMessages } from '../messages.ts';
import * as styles from './PrintTable.css.ts';

export interface PrintedPartProps {
  /** Page of the list, counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
}

/** Says on paper which rows of a longer list are on it, and how to get the rest. */
export function PrintedPart({ page, pageSize, totalCount }: PrintedPartProps): ReactElement {
  const text = useMessages(dataTableMessages);
  const { first, last } = rowRange(page, pageSize, totalCount);
  return <p className={styles.part}>{text('printedPart', { first, last, total: totalCount })}</p>;
}
