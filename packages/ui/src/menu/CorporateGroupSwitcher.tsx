import { ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Menu } from './Menu.tsx';
import { menuMessages } from './messages.ts';
import * as styles from './TopBarButton.css.ts';

/** A koncern that the reader may see. */
export interface CorporateGroupChoice {
  readonly uuid: string;
  readonly name: string;
  readonly siteCount?: number;
}

/** Props of {@link CorporateGroupSwitcher}. */
export interface CorporateGroupSwitcherProps {
  readonly groups: readonly CorporateGroupChoice[];
  readonly selectedId: string;
  readonly onSelect: (uuid: string) => void;
}

/** Says whose figures are shown and, for readers with several koncerner, switches between them. */
export function CorporateGroupSwitcher({
  groups,
  selectedId,
  onSelect,
}: CorporateGroupSwitcherProps): ReactElement | null {
  const text = useMessages(menuMessages);
  const selected = groups.find(({ uuid }) => uuid === selectedId);
  if (selected === undefined) return null;
  const { name, siteCount } = selected;
  const face = (
    <>
      <span className={styles.mark}>
        <Avatar name={name} shape="square" size="sm" tone="accent" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{name}</span>{' '}
        <span className={styles.detail}>
          {siteCount === undefined
            ? text('corporateGroup')
            : text('corporateGroupWithSites', { count: siteCount })}
        </span>
      </span>
    </>
  );
  if (groups.length === 1) return <div className={styles.button}>{face}</div>;
  return (
    <Menu
      label={text('switchCorporateGroup')}
      sections={[
        {
          id: 'groups',
          label: text('switchCorporateGroup'),
          selectedId,
          onSelect,
          items: groups.map((group) => ({
            id: group.uuid,
            label: group.name,
            mark: <Avatar name={group.name} shape="square" tone="accent" />,
            ...(group.siteCount === undefined
              ? {}
              : { description: text('siteCount', { count: group.siteCount }) }),
          })),
        },
      ]}
      trigger={
        <Button className={styles.button}>
          {face}
          <Icon icon={ChevronsUpDown} size="sm" />
        </Button>
      }
    />
  );
}
