import { Check, ChevronRight, Lock, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';

import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Select } from '../../select/Select.tsx';
import { ToggleButton } from '../../toggle-button/ToggleButton.tsx';
import { cellState, toggleCell } from '../cell-state.ts';
import { whyLocked, type GrantRules } from '../grant-rules.ts';
import { permissionMatrixMessages } from '../messages.ts';
import {
  heldBy,
  type Grant,
  type Permission,
  type PermissionArea,
  type PermissionGrants,
  type PermissionRole,
} from '../permission.ts';
import * as styles from './PermissionList.css.ts';

export interface PermissionListProps {
  readonly areas: readonly PermissionArea[];
  readonly roles: readonly PermissionRole[];
  readonly rules: GrantRules;
  readonly saved: PermissionGrants;
  readonly value: PermissionGrants;
  readonly onChange: (value: PermissionGrants) => void;
  /** Id of the role whose permissions are checkboxes; those of the others are text. */
  readonly editedId: string | null;
  /** Begins to edit a role, or stops with `null`; `undefined` when the user cannot choose. */
  readonly onEdit: ((roleId: string | null) => void) | undefined;
  /** Keys of the areas that show their permissions. */
  readonly opened: ReadonlySet<string>;
  /** Opens or closes an area; `undefined` while a search keeps all of them open. */
  readonly onOpen: ((area: string, isOpen: boolean) => void) | undefined;
}

/** The matrix on phones: one role at a time, with collapsible areas. */
export function PermissionList({
  areas,
  roles,
  rules,
  saved,
  value,
  onChange,
  editedId,
  onEdit,
  opened,
  onOpen,
}: PermissionListProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const [selectedId, setSelectedId] = useState(editedId ?? '');
  const role = roles.find(({ id }) => id === selectedId) ?? roles[0];
  const roleId = role?.id ?? '';
  const held = heldBy(value, roleId);
  const isEdited = role !== undefined && editedId === roleId;

  const toggle = (cell: readonly Grant[]) => onChange(toggleCell(cell, rules, value));

  const renderPermission = ({ key, label, description }: Permission) => {
    const grant = { roleId, key };
    const isHeld = held.has(key);
    const isChanged = heldBy(saved, roleId).has(key) !== isHeld;
    const reason = isEdited ? whyLocked(rules, value, grant) : undefined;
    const change = isChanged ? (
      <span className={styles.change}>{text(isHeld ? 'isNew' : 'isRemoved')}</span>
    ) : null;
    if (isEdited && reason === undefined) {
      return (
        <li className={styles.permission} data-changed={isChanged || undefined} key={key}>
          <Checkbox
            isSelected={isHeld}
            onChange={() => toggle([grant])}
            {...(description === undefined ? {} : { description })}
          >
            {label}
          </Checkbox>
          {change}
        </li>
      );
    }
    return (
      <li className={styles.permission} data-changed={isChanged || undefined} key={key}>
        <span className={styles.name}>
          {label}{' '}
          {description === undefined ? null : <span className={styles.description}>{description}</span>}
          {reason === undefined ? null : (
            <span className={styles.reason}>
              <Icon icon={Lock} size="sm" />
              {reason}
            </span>
          )}
        </span>
        {change}
        <span className={styles.answer}>
          {isHeld ? <Icon icon={Check} size="sm" /> : null}
          {text(isHeld ? 'yes' : 'no')}
        </span>
      </li>
    );
  };

  const renderArea = ({ key, label, permissions }: PermissionArea) => {
    const cell = permissions.map((permission) => ({ roleId, key: permission.key }));
    const { granted, held: count, total, isLocked } = cellState(cell, rules, saved, value);
    return (
      <Disclosure
        className={styles.area}
        isExpanded={opened.has(key)}
        key={key}
        onExpandedChange={(isExpanded) => onOpen?.(key, isExpanded)}
      >
        <div className={styles.head}>
          {isEdited && !isLocked ? (
            <Checkbox
              aria-label={text('allInArea', { area: label })}
              isIndeterminate={granted === 'some'}
              isSelected={granted === 'all'}
              onChange={() => toggle(cell)}
            />
          ) : null}
          <Button className={styles.trigger} slot="trigger">
            <span className={styles.name}>{label}</span>
            <span className={styles.count}>{text('heldInArea', { held: count, total })}</span>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
          </Button>
        </div>
        <DisclosurePanel>
          <ul className={styles.permissions}>{permissions.map(renderPermission)}</ul>
        </DisclosurePanel>
      </Disclosure>
    );
  };

  const renderRole = ({ id, name, note, href, lockedReason }: PermissionRole) => (
    <>
      <Select
        label={text('role')}
        onChange={setSelectedId}
        options={roles.map((each) => ({ value: each.id, label: each.name }))}
        value={id}
        {...(lockedReason === undefined ? {} : { hint: lockedReason })}
      />
      <div className={styles.about}>
        {note === undefined ? null : <span className={styles.name}>{note}</span>}
        {href === undefined ? null : (
          <Link href={href} isStandalone>
            {text('showRole', { role: name })}
          </Link>
        )}
        {onEdit === undefined || lockedReason !== undefined ? null : (
          <ToggleButton
            aria-label={text('editRole', { role: name })}
            icon={Pencil}
            isSelected={isEdited}
            onChange={(isSelected) => onEdit(isSelected ? id : null)}
          >
            {text('edit')}
          </ToggleButton>
        )}
      </div>
    </>
  );

  return (
    <div className={styles.list}>
      {roles.length > 1 && role !== undefined ? renderRole(role) : null}
      <div className={styles.areas}>{areas.map(renderArea)}</div>
    </div>
  );
}
