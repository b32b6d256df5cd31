import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';

import { Icon } from '../icon/Icon.tsx';
import { renderLink } from '../link/render-link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './Breadcrumbs.css.ts';
import { foldItems } from './folded-items.ts';
import { breadcrumbsMessages } from './messages.ts';

/** One level above the page, or the page itself. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Address of the level; omitted for the last one, the page itself. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** From the top down to the page itself. */
  readonly items: readonly BreadcrumbItem[];
}

/** The path to the page. With more than four levels the middle ones are folded until expanded. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement {
  const text = useMessages(breadcrumbsMessages);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { before, folded, after } = foldItems(items, isUnfolded);
  const last = items.at(-1);
  const level = (item: BreadcrumbItem): ReactElement => (
    <li
      key={`${item.href ?? ''}${item.label}`}
      className={item === last ? `${styles.item} ${styles.current}` : styles.item}
    >
      {item === last || item.href === undefined ? (
        <span className={styles.link} {...(item === last ? { 'aria-current': 'page' as const } : {})}>
          {item.label}
        </span>
      ) : (
        <Link href={item.href} render={renderLink} className={styles.link}>
          {item.label}
        </Link>
      )}
      {item === last ? null : <Separator />}
    </li>
  );
  return (
    <nav aria-label={text('label')}>
      <ol className={isUnfolded ? styles.list : `${styles.list} ${styles.oneLine}`}>
        {before.map(level)}
        {folded === 0 ? null : (
          <li className={styles.item}>
            <Button
              aria-label={text('more', { count: folded })}
              className={styles.more}
              onPress={() => setIsUnfolded(true)}
            >
              …
            </Button>
            <Separator />
          </li>
        )}
        {after.map(level)}
      </ol>
    </nav>
  );
}

function Separator(): ReactElement {
  return (
    <span className={styles.separator}>
      <Icon icon={ChevronRight} size="sm" />
    </span>
  );
}
