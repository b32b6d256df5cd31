import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';

import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { renderLink } from '../../link/render-link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { UnitText } from '../../stat-tile/UnitText.tsx';
import { wholeNumbers } from '../../text/whole-numbers.tsx';
import type { DataTableColumn } from '../column.ts';
import { dataTableMessages } from '../messages.ts';
import type { ColumnsByPlace } from './columns-by-place.ts';
import * as styles from './RowList.css.ts';
import type { RowKeys } from '../selection/row-selection.ts';
import type { DataEntry } from '../table-rows.ts';

/** Options shared by all lines of a list. */
export interface ListDrawing<Row> {
  readonly places: ColumnsByPlace<Row>;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly onRowAction: ((row: Row) => void) | undefined;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (id: string, isOpen: boolean) => void;
  /** `undefined` when rows cannot be selected. */
  readonly selectedKeys: RowKeys | undefined;
  /** The row that is open beside the list. */
  readonly currentKey: string | undefined;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

export interface RowListItemProps<Row> {
  readonly entry: DataEntry<Row>;
  readonly drawing: ListDrawing<Row>;
}

function contentOf<Row>({ render, text }: DataTableColumn<Row>, row: Row): ReactNode {
  return render?.(row) ?? wholeNumbers(text(row));
}

/** A line of the list, with its nested lines when expanded. */
export function RowListItem<Row>({ entry, drawing }: RowListItemProps<Row>): ReactElement {
  const format = useMessages(dataTableMessages);
  const { id, row, children } = entry;
  const { places, rowHref, onRowAction, expanded, selectedKeys } = drawing;
  const [titleColumn] = places.title;
  const name = titleColumn?.text(row) ?? id;
  const title = titleColumn === undefined ? id : contentOf(titleColumn, row);
  const isCurrent = drawing.currentKey === id;
  const isOpen = expanded.has(id);
  const isSelected = selectedKeys?.has(id) ?? false;
  const href = rowHref?.(row);
  const leadsOn = children.length === 0 && (href !== undefined || onRowAction !== undefined);

  return (
    <li
      className={styles.item}
      data-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
    >
      <div className={styles.line}>
        {selectedKeys === undefined ? null : (
          <div className={styles.above}>
            <Checkbox
              aria-label={format('selectRow', { name })}
              isSelected={isSelected}
              onChange={(selected) => drawing.onSelect(id, selected)}
            />
          </div>
        )}
        {places.leading.map((column) => (
          <div key={column.id} className={styles.above}>
            {contentOf(column, row)}
          </div>
        ))}
        <div className={styles.words}>
          <div className={styles.pair}>
            <div className={styles.title}>
              {href === undefined ? (
                onRowAction === undefined ? (
                  title
                ) : (
                  <Button className={styles.link} onPress={() => onRowAction(row)}>
                    {title}
                  </Button>
                )
              ) : (
                <Link href={href} render={renderLink} className={styles.link}>
                  {title}
                </Link>
              )}
            </div>
            {places.figure.map((column) => {
              const unit = column.listUnit ?? column.unit;
              return (
                <span key={column.id} className={styles.figure}>
                  {contentOf(column, row)}{' '}
                  {unit === undefined ? null : (
                    <span className={styles.figureUnit}>
                      <UnitText>{unit}</UnitText>
                    </span>
                  )}
                </span>
              );
            })}
          </div>
          {places.detail.length === 0 && places.status.length === 0 ? null : (
            <div className={styles.pair}>
              <div className={styles.detail}>
                {places.detail.map((column, place) => (
                  <Fragment key={column.id}>
                    {place === 0 ? null : ' · '}
                    {contentOf(column, row)}
                  </Fragment>
                ))}
              </div>
              {places.status.map((column) => (
                <div key={column.id} className={styles.status}>
                  {contentOf(column, row)}
                </div>
              ))}
            </div>
          )}
        </div>
        {places.trailing.map((column) => (
          <div key={column.id} className={styles.above}>
            {contentOf(column, row)}
          </div>
        ))}
        {children.length === 0 ? null : (
          <Button
            aria-label={`${format('expandColumn')}: ${name}`}
            aria-expanded={isOpen}
            className={styles.toggle}
            onPress={() => drawing.onExpand(id, !isOpen)}
          >
            <Icon icon={ChevronRight} size="sm" />
          </Button>
        )}
        {leadsOn ? (
          <span className={styles.chevron}>
            <Icon icon={ChevronRight} size="sm" />
          </span>
        ) : null}
      </div>
      {isOpen && children.length > 0 ? (
        <ul className={styles.children}>
          {children.map((child) => (
            <RowListItem key={child.id} entry={child} drawing={drawing} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
