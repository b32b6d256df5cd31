import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { UserDeed } from './user-deeds.ts';

/** Props of {@link DeedMenu}. */
export interface DeedMenuProps {
  readonly deeds: readonly UserDeed[];
  readonly choose: (deed: UserDeed) => void;
  /** Name of the button. */
  readonly label: string;
  /** In a row of a table: small and without a frame. @default false */
  readonly isInRow?: boolean;
}

/** The menu of what can be done with a user; nothing when nothing can. */
export function DeedMenu({ deeds, choose, label, isInRow = false }: DeedMenuProps): ReactElement | null {
  if (deeds.length === 0) return null;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        isInRow ? (
          <IconButton icon={Ellipsis} label={label} size="sm" />
        ) : (
          <IconButton icon={Ellipsis} label={label} variant="secondary" />
        )
      }
      sections={[
        {
          id: 'deeds',
          label,
          items: deeds.map((deed) => ({
            id: deed.id,
            label: t(`people.do.${deed.id}`),
            icon: deed.icon,
            isDanger: deed.id === 'remove',
            onAction: () => choose(deed),
          })),
        },
      ]}
    />
  );
}
