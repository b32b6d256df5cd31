import { Lock, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';

import { Icon } from '../../icon/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ToggleButton } from '../../toggle-button/ToggleButton.tsx';
import { permissionMatrixMessages } from '../messages.ts';
import type { PermissionRole } from '../permission.ts';
import * as styles from './RoleHeading.css.ts';

export interface RoleHeadingProps {
  readonly role: PermissionRole;
  readonly isEdited: boolean;
  /** `undefined` when the user cannot choose a role to edit. */
  readonly onEdit: ((roleId: string | null) => void) | undefined;
}

/** Heading of a role's column: its name, a fact, and a button to edit it or the reason that it cannot be. */
export function RoleHeading({
  role: { id, name, note, href, lockedReason },
  isEdited,
  onEdit,
}: RoleHeadingProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  return (
    <div className={styles.heading}>
      <span className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} tone="inherit">
            {name}
          </Link>
        )}
      </span>
      {isEdited && onEdit !== undefined ? (
        <span className={styles.edited}>{text('edited')}</span>
      ) : note === undefined ? null : (
        <span className={styles.note}>{note}</span>
      )}
      {lockedReason === undefined ? null : (
        <span className={styles.note}>
          <Icon icon={Lock} size="sm" />
          {lockedReason}
        </span>
      )}
      {onEdit === undefined || lockedReason !== undefined ? null : (
        <ToggleButton
          aria-label={text('editRole', { role: name })}
          icon={Pencil}
          isSelected={isEdited}
          onChange={(isSelected) => onEdit(isSelected ? id : null)}
          size="sm"
        >
          {text('edit')}
        </ToggleButton>
      )}
    </div>
  );
}
