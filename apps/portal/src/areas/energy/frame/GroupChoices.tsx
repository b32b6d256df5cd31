import type { SiteTreeNode } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { useId, type ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './GroupChoices.css.ts';
import { isExactly, sitesOf } from './site-selection.ts';

export interface GroupChoicesProps {
  readonly groups: readonly SiteTreeNode[];
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** The groups as quick choices under the tree: pressing one selects exactly its sites. */
export function GroupChoices({ groups, selected, onChange }: GroupChoicesProps): ReactElement {
  const title = useId();
  return (
    <fieldset className={styles.choices} aria-labelledby={title}>
      <Text as="strong" size="bodyStrong" id={title}>
        {t('analytics.sites.groups')}
      </Text>
      <Stack direction="row" gap="2" isWrapping>
        {groups.map((group) => {
          const sites = new Set(sitesOf([group]).keys());
          const isSelected = sites.size > 0 && isExactly(selected, sites);
          return (
            <Button
              key={group.key}
              size="sm"
              isDisabled={sites.size === 0}
              variant={isSelected ? 'accent' : 'secondary'}
              aria-pressed={isSelected}
              onPress={() => onChange(sites)}
            >
              {group.name}
            </Button>
          );
        })}
      </Stack>
    </fieldset>
  );
}
