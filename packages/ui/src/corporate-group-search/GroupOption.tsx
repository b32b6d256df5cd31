import { Building, Building2, Check } from 'lucide-react';
import type { ReactElement } from 'react';

import { Avatar } from '../avatar/Avatar.tsx';
import { Highlight } from '../command-palette/Highlight.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './CorporateGroupSearch.css.ts';
import { EVERY_CORPORATE_GROUP, type GroupChoice } from './group-choice.ts';
import { optionProps } from './list-roles.ts';

export interface GroupOptionProps {
  readonly id: string;
  readonly choice: GroupChoice;
  readonly search: string;
  /** Whether it is the current one. */
  readonly isSelected: boolean;
  /** Whether the keyboard is on it. */
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onSelect: () => void;
}

/** A corporate group, all of them or a company in the list. The field keeps focus and handles the keys. */
export function GroupOption({
  id,
  choice,
  search,
  isSelected,
  isActive,
  onPoint,
  onSelect,
}: GroupOptionProps): ReactElement {
  const { kind, uuid, name, detail } = choice;
  return (
    <div
      {...optionProps(id, isSelected, { onPoint, onSelect })}
      className={styles.option}
      data-focused={isActive ? '' : undefined}
    >
      <span className={styles.mark}>
        {uuid === EVERY_CORPORATE_GROUP ? (
          <Icon icon={Building2} />
        ) : kind === 'company' ? (
          <Icon icon={Building} />
        ) : (
          <Avatar name={name} shape="square" tone="accent" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlight search={search} text={name} />
        </span>
        {detail === undefined ? null : ' '}
        {detail === undefined ? null : (
          <span className={styles.detail}>
            <Highlight search={search} text={detail} />
          </span>
        )}
      </span>
      {isSelected ? (
        <span className={styles.check}>
          <Icon icon={Check} />
        </span>
      ) : null}
    </div>
  );
}
