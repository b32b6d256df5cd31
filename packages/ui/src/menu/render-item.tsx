import { Check, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';

import { Icon } from '../icon/Icon.tsx';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import * as styles from './Menu.css.ts';

/** An item of a menu. */
export interface MenuItemData {
  /** Unique in the menu. */
  readonly id: string;
  readonly label: string;
  /** Second line: description. */
  readonly description?: string;
  readonly icon?: LucideIcon;
  /** Shown first instead of an icon, for example an avatar. */
  readonly mark?: ReactNode;
  /** Makes the item a link. */
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  /** Marks an irreversible action. */
  readonly isDanger?: boolean;
}

type ElementProps = Parameters<NonNullable<ComponentProps<typeof AriaMenuItem>['render']>>[0];

function renderElement(props: ElementProps): ReactElement {
  return 'href' in props ? <RoutedAnchor {...props} href={props.href ?? ''} /> : <div {...props} />;
}

/** An item as an element of a menu collection. */
export function renderItem(data: MenuItemData, isChoice: boolean): ReactElement {
  const { id, label, description, icon, mark, href, onAction, isDisabled = false, isDanger = false } = data;
  return (
    <AriaMenuItem
      className={isDanger ? `${styles.item} ${styles.danger}` : styles.item}
      id={id}
      isDisabled={isDisabled}
      key={id}
      textValue={label}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
      render={renderElement}
    >
      {mark}
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.words}>
        {label}
        {description === undefined ? null : ' '}
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      {isChoice ? (
        <span className={styles.check}>
          <Icon icon={Check} size="sm" />
        </span>
      ) : null}
    </AriaMenuItem>
  );
}
