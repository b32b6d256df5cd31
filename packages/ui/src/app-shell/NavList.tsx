import { useId, type ReactElement } from 'react';

import { ariaCurrent, currentHref, groupNavItems, type NavGroup, type NavItem } from './nav-items.ts';
import { NavLink, type NavLook } from './NavLink.tsx';
import * as styles from './NavLink.css.ts';

export interface NavListProps {
  readonly items: readonly NavItem[];
  readonly currentPath: string;
  readonly look: NavLook;
  readonly onFollow?: () => void;
}

/** The items of the navigation under their headings. */
export function NavList({ items, currentPath, look, onFollow }: NavListProps): ReactElement {
  const id = useId();
  const current = currentHref(items, currentPath);
  const renderGroup = ({ title, items: own }: NavGroup) => {
    const headingId = `${id}-${own[0]?.href ?? ''}`;
    return (
      <div key={headingId}>
        {title === null ? null : (
          <div className={look === 'rail' ? styles.railHeading : styles.heading} id={headingId}>
            {title}
          </div>
        )}
        <ul className={styles.list} {...(title === null ? {} : { 'aria-labelledby': headingId })}>
          {own.map(({ href, label, icon, count }) => (
            <li key={href}>
              <NavLink
                {...{ href, label, icon, count, look, onFollow }}
                current={ariaCurrent(href, current, currentPath)}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  };
  return <div className={styles.groups}>{groupNavItems(items).map(renderGroup)}</div>;
}
