import type { WorkItemGroup, WorkItemKind } from '@vinrod/api-client';
import { formatInteger } from '@vinrod/ui/format';
import { Heading } from '@vinrod/ui/heading';
import type { ReactElement } from 'react';

import { swedishToday } from '#period';

import type { WorkTime } from './work-place.ts';
import { totalOf } from './work-total.ts';
import { WorkKindRows } from './WorkKindRows.tsx';
import { t } from './texts.ts';
import * as styles from './Work.css.ts';

export interface WorkOfTimeProps {
  readonly time: WorkTime;
  /** Kinds of that time that have items. */
  readonly groups: readonly WorkItemGroup[];
  readonly isOwn: boolean;
  /** Whether a single kind is shown. */
  readonly isAlone: boolean;
  readonly onSelectKind: (kind: WorkItemKind) => void;
}

/** What is to be done by a time; nothing when there is none. */
export function WorkOfTime({
  time,
  groups,
  isOwn,
  isAlone,
  onSelectKind,
}: WorkOfTimeProps): ReactElement | null {
  const today = swedishToday();
  if (groups.length === 0) return null;
  return (
    <>
      <div className={styles.head}>
        <Heading level={3}>{t(`work.${time}`)}</Heading>
        <span className={styles.headCount}>{formatInteger(totalOf(groups, isOwn))}</span>
      </div>
      {groups.map((group) => (
        <WorkKindRows
          key={group.kind}
          group={group}
          count={isOwn ? group.own_count : group.count}
          isAlone={isAlone}
          today={today}
          onSelectKind={onSelectKind}
        />
      ))}
    </>
  );
}
