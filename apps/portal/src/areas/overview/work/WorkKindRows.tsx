import type { WorkItemGroup, WorkItemKind } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatInteger, type LocalDate } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import { listOfKind } from './work-place.ts';
import { WorkRow } from './WorkRow.tsx';
import { t } from './texts.ts';
import * as styles from './Work.css.ts';

export interface WorkKindRowsProps {
  readonly group: WorkItemGroup;
  /** Number of its items, of those that are asked for. */
  readonly count: number;
  /** Whether it is the only kind that is shown. */
  readonly isAlone: boolean;
  readonly today: LocalDate;
  readonly onSelectKind: (kind: WorkItemKind) => void;
}

/** The first items of a kind, and the way to the rest. */
export function WorkKindRows({
  group: { kind, items },
  count,
  isAlone,
  today,
  onSelectKind,
}: WorkKindRowsProps): ReactElement {
  const list = listOfKind[kind];
  return (
    <>
      <ul className={styles.list} aria-label={t(`work.kind.${kind}`)}>
        {items.map((item) => (
          <WorkRow key={item.id} kind={kind} item={item} today={today} />
        ))}
      </ul>
      {count > items.length ? <div className={styles.more}>{rest()}</div> : null}
    </>
  );

  function rest(): ReactElement {
    if (!isAlone) {
      return (
        <Button variant="quiet" size="sm" onPress={() => onSelectKind(kind)}>
          {`${t(`work.kind.${kind}`)}: ${t('work.all', { count: formatInteger(count) })}`}
        </Button>
      );
    }
    return (
      <>
        {t('work.first', { shown: formatInteger(items.length), count: formatInteger(count) })}
        {list === undefined ? null : <Link href={list}>{t('work.inList')}</Link>}
      </>
    );
  }
}
