import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Stack } from '@vinrod/ui/stack';
import { TagGroup } from '@vinrod/ui/tag';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { corporateGroupsToAdd } from './corporate-group-search.ts';
import { t } from '../texts.ts';

export interface CorporateGroupsFieldProps {
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** uuids of the selected corporate groups. */
  readonly value: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  readonly errorMessage: string | undefined;
}

/** Most selected corporate groups shown as tags; above this they are counted. */
const shownTags = 12;

/** Selects corporate groups among hundreds: search and add them one at a time, or take all. */
export function CorporateGroupsField({
  corporateGroups,
  value,
  onChange,
  errorMessage,
}: CorporateGroupsFieldProps): ReactElement {
  const selected = corporateGroups.filter(({ uuid }) => value.includes(uuid));
  const isEvery = selected.length === corporateGroups.length;
  const hidden = selected.length - shownTags;
  return (
    <Stack gap="2">
      <ComboBox
        label={t('certificates.koncerner')}
        name="corporate_groups"
        placeholder={t('certificates.koncernSearch')}
        isEmptiedByChoice
        value={null}
        onChange={(option) => {
          if (option !== null) onChange([...value, option.value]);
        }}
        findOptions={async (search) =>
          corporateGroupsToAdd(corporateGroups, value, search).map(({ uuid, name, site_count: count }) => ({
            value: uuid,
            label: name,
            description: t('certificates.siteCount', { count }),
          }))
        }
        errorMessage={errorMessage}
      />
      <Stack direction="row" gap="2" isWrapping>
        <Button
          size="sm"
          variant="quiet"
          isDisabled={isEvery}
          onPress={() => onChange(corporateGroups.map(({ uuid }) => uuid))}
        >
          {t('certificates.koncernAll', { count: corporateGroups.length })}
        </Button>
        <Button size="sm" variant="quiet" isDisabled={selected.length === 0} onPress={() => onChange([])}>
          {t('certificates.koncernNone')}
        </Button>
      </Stack>
      {isEvery ? null : (
        <TagGroup
          label={t('certificates.koncernChosen')}
          items={selected.slice(0, shownTags).map(({ uuid, name }) => ({ id: uuid, label: name }))}
          onRemove={(uuid) => onChange(value.filter((each) => each !== uuid))}
        />
      )}
      <output>
        {isEvery || hidden > 0 ? (
          <Text size="small" tone="muted">
            {isEvery
              ? t('certificates.koncernEvery', { count: selected.length })
              : t('certificates.koncernMore', { count: hidden })}
          </Text>
        ) : null}
      </output>
    </Stack>
  );
}
