import type { MissingValueGridOwner } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Menu } from '@vinrod/ui/menu';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { leastDays, type MissingFilters } from './missing-query-params.ts';
import { t } from './texts.ts';

export interface MissingFilterFieldsProps {
  readonly filters: MissingFilters;
  readonly onChange: (filters: MissingFilters) => void;
  /** Grid owners to choose among. */
  readonly gridOwners: readonly MissingValueGridOwner[];
}

/** Ids of the menu's items: names could be any text, so they stand behind a letter. */
const everyOwner = 'all';
const idOf = (name: string): string => `n${name}`;

function nameOf(gridOwner: string): string {
  return gridOwner === '' ? t('missingValues.noOwner') : gridOwner;
}

/** Whose koncerner, which grid owner and how long. */
export function MissingFilterFields({
  filters,
  onChange,
  gridOwners,
}: MissingFilterFieldsProps): ReactElement {
  const { gridOwner, leastDays: days, isOwn } = filters;
  return (
    <>
      <SegmentedControl
        label={t('missingValues.whose')}
        isLabelHidden
        segments={[
          { value: 'all', label: t('missingValues.all') },
          { value: 'own', label: t('missingValues.own') },
        ]}
        value={isOwn ? 'own' : 'all'}
        onChange={(value) => onChange({ ...filters, isOwn: value === 'own' })}
      />
      <Menu
        label={t('missingValues.gridOwner')}
        trigger={
          <Button iconAfter={ChevronDown}>
            {gridOwner === undefined
              ? t('missingValues.everyOwner')
              : t('missingValues.oneOwner', { name: nameOf(gridOwner) })}
          </Button>
        }
        sections={[
          {
            id: 'owners',
            label: t('missingValues.gridOwner'),
            selectedId: gridOwner === undefined ? everyOwner : idOf(gridOwner),
            onSelect: (id) =>
              onChange({ ...filters, gridOwner: id === everyOwner ? undefined : id.slice(1) }),
            items: [
              { id: everyOwner, label: t('missingValues.anyOwner') },
              ...gridOwners.map(({ grid_owner: name, site_count: count }) => ({
                id: idOf(name ?? ''),
                label: nameOf(name ?? ''),
                description: t('missingValues.ownerSites', { count }),
              })),
            ],
          },
        ]}
      />
      <Menu
        label={t('missingValues.age')}
        trigger={<Button iconAfter={ChevronDown}>{t('missingValues.atLeast', { count: days })}</Button>}
        sections={[
          {
            id: 'age',
            label: t('missingValues.age'),
            selectedId: String(days),
            onSelect: (id) =>
              onChange({ ...filters, leastDays: leastDays.find((least) => String(least) === id) ?? 1 }),
            items: leastDays.map((least) => ({
              id: String(least),
              label: t('missingValues.atLeast', { count: least }),
            })),
          },
        ]}
      />
    </>
  );
}
