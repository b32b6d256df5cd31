import { SearchX } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import { media } from '../tokens/media.ts';
import { grantRules } from './grant-rules.ts';
import { matrixLayout, searchPermissions } from './grid/matrix-layout.ts';
import { permissionMatrixMessages } from './messages.ts';
import {
  heldBy,
  type PermissionAction,
  type PermissionArea,
  type PermissionGrants,
  type PermissionRole,
} from './permission.ts';
import { permissionChanges } from './changes/permission-changes.ts';
import { PermissionChangeList } from './changes/PermissionChangeList.tsx';
import { PermissionGrid } from './grid/PermissionGrid.tsx';
import { PermissionList } from './list/PermissionList.tsx';
import * as styles from './PermissionMatrix.css.ts';

export interface PermissionMatrixProps {
  /** Name of the grid, for example "Behörigheter för kundroller". */
  readonly label: string;
  /** Permissions by area, in their order. */
  readonly areas: readonly PermissionArea[];
  /** Roles side by side, or the single edited role. */
  readonly roles: readonly PermissionRole[];
  /** Columns for laying one role out by subject: Visa, Hantera, Ta bort. Not used for several roles. */
  readonly actions?: readonly PermissionAction[];
  /** The saved grants of the roles; changes are marked against it. */
  readonly saved: PermissionGrants;
  /** The edited grants of the roles. */
  readonly value: PermissionGrants;
  /** Called with all grants after a change. */
  readonly onChange: (value: PermissionGrants) => void;
  /** Makes the matrix read-only. */
  readonly isReadOnly?: boolean;
  /** Its content is on its way; a skeleton stands in its place. */
  readonly isLoading?: boolean;
}

const noActions: readonly PermissionAction[] = [];
const noArea: ReadonlySet<string> = new Set();
const placeholderWidths = ['42%', '58%', '34%', '50%', '46%', '38%'];

/** Longer than a window, as the matrix is: what stands below it comes into view with it, not before. */
const placeholderRows = 30;

/**
 * Permissions of roles. What is only shown is text; the role that is edited has checkboxes, which areas toggle all at
 * once. Changes are marked and listed before they are saved. Below 768 px a list with one role at a time.
 */
export function PermissionMatrix({
  label,
  areas,
  roles,
  actions = noActions,
  saved,
  value,
  onChange,
  isReadOnly = false,
  isLoading = false,
}: PermissionMatrixProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const isList = useMediaQuery(media.belowSm);
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const rules = useMemo(() => grantRules(areas, roles), [areas, roles]);
  const shown = useMemo(() => searchPermissions(areas, search), [areas, search]);
  const layout = useMemo(() => matrixLayout(shown, roles, actions), [shown, roles, actions]);
  const isOneRole = roles.length === 1;
  const [edited, setEdited] = useState(
    () => permissionChanges(areas, roles, saved, value)[0]?.role.id ?? null,
  );
  const [openedByHand, setOpened] = useState<ReadonlySet<string> | null>(null);
  const every = useMemo(() => new Set(areas.map(({ key }) => key)), [areas]);
  // One role has few rows, and is opened to be read.
  const opened = isSearching ? every : (openedByHand ?? (isOneRole && !isList ? every : noArea));

  if (isLoading) {
    return (
      <SkeletonGroup>
        {Array.from({ length: placeholderRows }, (_, row) => (
          <div className={styles.skeletonRow} key={row}>
            <Skeleton width={placeholderWidths[row % placeholderWidths.length] ?? '60%'} />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (rules.permissions.size === 0 || roles.length === 0) return <EmptyState title={text('empty')} />;

  const [role] = roles;
  const editedRole = isOneRole ? role : roles.find(({ id }) => id === edited);
  const editedId =
    isReadOnly || editedRole === undefined || editedRole.lockedReason !== undefined ? null : editedRole.id;
  const onEdit = isReadOnly || isOneRole ? undefined : setEdited;
  const open = (area: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(area);
    else next.delete(area);
    setOpened(next);
  };
  const onOpen = isSearching ? undefined : open;
  const isEveryOpen = areas.every(({ key }) => opened.has(key));
  const countWords = () => {
    if (isSearching) {
      return text('hits', { count: shown.reduce((sum, { permissions }) => sum + permissions.length, 0) });
    }
    if (role === undefined || !isOneRole) return '';
    const held = [...heldBy(value, role.id)].filter((key) => rules.permissions.has(key)).length;
    return text('held', { held, total: rules.permissions.size });
  };
  const shared = { rules, saved, value, onChange, editedId, onEdit, opened, onOpen };

  return (
    <div className={styles.matrix}>
      <div className={styles.toolbar}>
        <div className={styles.start}>
          <output className={styles.count}>{countWords()}</output>
          {isSearching ? null : (
            <div className={styles.toggle}>
              <Button onPress={() => setOpened(isEveryOpen ? noArea : every)} size="sm" variant="quiet">
                {text(isEveryOpen ? 'closeAll' : 'openAll')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.search}>
          <SearchField
            isLabelHidden
            label={text('search')}
            onChange={setSearch}
            placeholder={text('search')}
            size="sm"
            value={search}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button onPress={() => setSearch('')} size="sm">
              {text('clearSearch')}
            </Button>
          }
          icon={SearchX}
          title={text('noHits', { search: search.trim() })}
        />
      ) : isList ? (
        <PermissionList {...shared} areas={shown} roles={roles} />
      ) : (
        <PermissionGrid {...shared} label={label} layout={layout} />
      )}
      {isReadOnly ? null : (
        <PermissionChangeList
          changes={permissionChanges(areas, roles, saved, value)}
          onChange={onChange}
          rules={rules}
          saved={saved}
          value={value}
        />
      )}
    </div>
  );
}
