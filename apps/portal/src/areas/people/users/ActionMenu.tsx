import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { UserAction } from './allowed-actions.ts';

export interface ActionMenuProps {
  readonly actions: readonly UserAction[];
  readonly select: (action: UserAction) => void;
  /** Name of the button. */
  readonly label: string;
  /** In a row of a table: small and without a frame. @default false */
  readonly isInRow?: boolean;
}

/** Menu of actions on a user; renders nothing when there are none. */
export function ActionMenu({
  actions,
  select,
  label,
  isInRow = false,
}: ActionMenuProps): ReactElement | null {
  if (actions.length === 0) return null;
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
          items: actions.map((action) => ({
            id: action.id,
            label: t(`people.do.${action.id}`),
            icon: action.icon,
            isDanger: action.id === 'remove',
            onAction: () => select(action),
          })),
        },
      ]}
    />
  );
}
