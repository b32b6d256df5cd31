import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';

import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Select } from '../../select/Select.tsx';
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
  readonly isReadOnly: boolean;
  /** Whether a search is active: all its areas are then open. */
  readonly isSearching: boolean;
}

/** The matrix on phones: one role at a time, with collapsible areas. */
export function PermissionList({
  areas,
  roles,
  rules,
  saved,
  value,
  onChange,
  isReadOnly,
  isSearching,
}: PermissionListProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const [selectedId, setSelectedId] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const role = roles.find(({ id }) => id === selectedId) ?? roles[0];
  const roleId = role?.id ?? '';
  const held = heldBy(value, roleId);

  const toggle = (cell: readonly Grant[]) => onChange(toggleCell(cell, rules, value));
  const expand = (key: string, isExpanded: boolean) => {
    const next = new Set(expanded);
    if (isExpanded) next.add(key);
    else next.delete(key);
    setExpanded(next);
  };

  const renderPermission = ({ key, label, description }: Permission) => {
    const grant = { roleId, key };
    const isHeld = held.has(key);
    const isChanged = heldBy(saved, roleId).has(key) !== isHeld;
    const reason = whyLocked(rules, value, grant);
    const words = [description, reason].filter((each) => each !== undefined).join(' ');
    return (
      <div className={styles.permission} data-changed={isChanged || undefined} key={key}>
        <Checkbox
          isDisabled={reason !== undefined}
          isReadOnly={isReadOnly}
          isSelected={isHeld}
          onChange={() => toggle([grant])}
          {...(words === '' ? {} : { description: words })}
        >
          {label}
        </Checkbox>
        {isChanged ? <span className={styles.change}>{text(isHeld ? 'isNew' : 'isRemoved')}</span> : null}
      </div>
    );
  };

  const renderArea = ({ key, label, permissions }: PermissionArea) => {
    const cell = permissions.map((permission) => ({ roleId, key: permission.key }));
    const { granted, isLocked } = cellState(cell, rules, saved, value);
    const count = permissions.filter((permission) => held.has(permission.key)).length;
    return (
      <Disclosure
        className={styles.area}
        isExpanded={isSearching || expanded.has(key)}
        key={key}
        onExpandedChange={(isExpanded) => expand(key, isExpanded)}
      >
        <div className={styles.head}>
          <Checkbox
            aria-label={text('allInArea', { area: label })}
            isDisabled={isLocked}
            isIndeterminate={granted === 'some'}
            isReadOnly={isReadOnly}
            isSelected={granted === 'all'}
            onChange={() => toggle(cell)}
          />
          <Button className={styles.trigger} slot="trigger">
            <span className={styles.name}>{label}</span>
            <span className={styles.count}>
              {text('heldInArea', { held: count, total: permissions.length })}
            </span>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
          </Button>
        </div>
        <DisclosurePanel>
          <div className={styles.permissions}>{permissions.map(renderPermission)}</div>
        </DisclosurePanel>
      </Disclosure>
    );
  };

  return (
    <div className={styles.list}>
      {roles.length > 1 ? (
        <Select
          label={text('role')}
          onChange={setSelectedId}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={roleId}
          {...(role?.lockedReason === undefined ? {} : { hint: role.lockedReason })}
        />
      ) : null}
      <div className={styles.areas}>{areas.map(renderArea)}</div>
    </div>
  );
}
