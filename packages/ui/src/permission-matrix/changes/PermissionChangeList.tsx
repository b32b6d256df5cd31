import { Minus, Plus, Undo2 } from 'lucide-react';
import { useRef, type ReactElement } from 'react';

import { Button } from '../../button/Button.tsx';
import { IconButton } from '../../icon-button/IconButton.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { withGrants, type GrantRules } from '../grant-rules.ts';
import { permissionMatrixMessages } from '../messages.ts';
import { heldBy, type PermissionGrants } from '../permission.ts';
import { countChanges, type RoleChanges } from './permission-changes.ts';
import * as styles from './PermissionChangeList.css.ts';

export interface PermissionChangeListProps {
  readonly changes: readonly RoleChanges[];
  readonly rules: GrantRules;
  readonly saved: PermissionGrants;
  readonly value: PermissionGrants;
  readonly onChange: (value: PermissionGrants) => void;
}

/** Unsaved changes by role, given and removed, with undo for one, for a role and for all. */
export function PermissionChangeList({
  changes,
  rules,
  saved,
  value,
  onChange,
}: PermissionChangeListProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const section = useRef<HTMLElement>(null);

  // The pressed button disappears with its change: focus stays in the list.
  const restore = (next: PermissionGrants) => {
    section.current?.focus();
    onChange(next);
  };
  const countWords = ({ added, removed }: RoleChanges) =>
    [
      added.length > 0 ? text('addedCount', { count: added.length }) : null,
      removed.length > 0 ? text('removedCount', { count: removed.length }) : null,
    ]
      .filter((words) => words !== null)
      .join(', ');

  const renderRole = (change: RoleChanges) => {
    const { role, added, removed } = change;
    const entries = [
      ...added.map((permission) => ({ permission, isAdded: true })),
      ...removed.map((permission) => ({ permission, isAdded: false })),
    ];
    return (
      <div className={styles.role} key={role.id}>
        <div className={styles.line}>
          <span className={styles.roleName}>
            {role.name} <span className={styles.counts}>{countWords(change)}</span>
          </span>
          <Button
            aria-label={text('resetRole', { role: role.name })}
            onPress={() => restore({ ...value, [role.id]: heldBy(saved, role.id) })}
            size="sm"
            variant="quiet"
          >
            {text('resetShort')}
          </Button>
        </div>
        <ul className={styles.list}>
          {entries.map(({ permission, isAdded }) => (
            <li className={styles.item} key={permission.key}>
              <Icon icon={isAdded ? Plus : Minus} size="sm" />
              <span className={styles.itemWords}>
                {text(isAdded ? 'added' : 'removed', { permission: permission.label })}
              </span>
              <IconButton
                icon={Undo2}
                label={text('reset', { permission: permission.label, role: role.name })}
                onPress={() =>
                  restore(withGrants(rules, value, [{ roleId: role.id, key: permission.key }], !isAdded))
                }
                size="xs"
              />
            </li>
          ))}
        </ul>
      </div>
    );
  };

  return (
    <section aria-label={text('changes')} className={styles.changes} ref={section} tabIndex={-1}>
      <div className={styles.line} data-empty={changes.length === 0 || undefined}>
        <output className={styles.total}>
          {changes.length === 0 ? (
            <VisuallyHidden>{text('changeCount', { count: 0 })}</VisuallyHidden>
          ) : (
            text('changeCount', { count: countChanges(changes) })
          )}
        </output>
        {changes.length === 0 ? null : (
          <Button onPress={() => restore(saved)} size="sm">
            {text('resetAll')}
          </Button>
        )}
      </div>
      {changes.length === 0 ? null : <div className={styles.roles}>{changes.map(renderRole)}</div>}
    </section>
  );
}
