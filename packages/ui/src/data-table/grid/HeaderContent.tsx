import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { Group } from 'react-aria-components/Group';
import { ColumnResizer } from 'react-aria-components/Table';

import { useMessages } from '../../messages/use-messages.ts';
import { UnitText } from '../../stat-tile/UnitText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { GridColumn } from './grid-columns.ts';
import { useLive } from './grid-store.ts';
import { dataTableMessages } from '../messages.ts';
import { PageCheckbox } from '../selection/PageCheckbox.tsx';
import * as styles from './TableGrid.css.ts';

export interface HeaderContentProps {
  readonly column: GridColumn;
  readonly isResizable: boolean;
}

/** Content of a column header: name, unit, sort arrow, resize handle. */
export function HeaderContent({ column, isResizable }: HeaderContentProps): ReactElement {
  const text = useMessages(dataTableMessages);
  const sortDirection = useLive(({ sort }) => (sort?.columnId === column.id ? sort.direction : undefined));
  const { header, unit, align, isHeaderHidden } = column;
  if (column.kind === 'select') return <PageCheckbox />;
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  const Arrow = sortDirection === 'descending' ? ArrowDown : ArrowUp;
  const arrow =
    sortDirection === undefined ? null : <Arrow className={styles.sortArrow} aria-hidden="true" />;
  const isEnd = align === 'end';
  return (
    <>
      <Group
        role="presentation"
        tabIndex={isResizable ? -1 : undefined}
        className={isEnd ? `${styles.columnContent} ${styles.columnEnd}` : styles.columnContent}
      >
        {isEnd ? arrow : null}
        <span>
          {header}
          {unit === undefined ? null : (
            <span className={styles.unit}>
              , <UnitText>{unit}</UnitText>
            </span>
          )}
        </span>
        {isEnd ? null : arrow}
      </Group>
      {isResizable ? <ColumnResizer aria-label={text('resize')} className={styles.resizer} /> : null}
    </>
  );
}
