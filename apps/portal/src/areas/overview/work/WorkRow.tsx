import type { WorkItem, WorkItemKind } from '@vinrod/api-client';
import type { LocalDate } from '@vinrod/ui/format';
import { Icon } from '@vinrod/ui/icon';
import { Link } from '@vinrod/ui/link';
import { LinkButton } from '@vinrod/ui/link-button';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactElement } from 'react';

import { useMayOpen } from '#profile';

import { placeOf } from './work-place.ts';
import { workLooks, workWords } from './work-words.ts';
import * as styles from './Work.css.ts';

export interface WorkRowProps {
  readonly kind: WorkItemKind;
  readonly item: WorkItem;
  readonly today: LocalDate;
}

/** An item of work: what it is, whose, how old, and the way to where it is done. */
export function WorkRow({ kind, item, today }: WorkRowProps): ReactElement {
  const titleId = useId();
  const buttonId = useId();
  const { icon, tone } = workLooks[kind];
  const { title, detail, place, age, action } = workWords(kind, item, today);
  const mayOpen = useMayOpen();
  const where = placeOf(kind, item);
  const href = where !== undefined && mayOpen(where.replace(/[?].*/, '')) ? where : undefined;
  return (
    <li className={styles.row}>
      <span className={styles.icon[tone]}>
        <Icon icon={icon} size="sm" />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>
          <span className={href === undefined ? undefined : styles.plain} id={titleId}>
            {title}
          </span>
          {href === undefined ? null : (
            <span className={styles.cover}>
              <Link href={href} tone="inherit" isStandalone>
                {title}
              </Link>
            </span>
          )}
        </span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </div>
      <span className={styles.place}>{place}</span>
      <span className={styles.age[tone === 'danger' ? 'late' : 'usual']}>{age}</span>
      {href === undefined ? null : (
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size="sm" />
        </span>
      )}
      {href === undefined ? null : (
        <div className={styles.button}>
          <LinkButton
            href={href}
            size="sm"
            id={buttonId}
            aria-labelledby={`${buttonId} ${titleId}`}
            isFullWidth
          >
            {action}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
