import { formatDate, formatInteger, MISSING } from '@vinrod/ui/format';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { formatTextTime } from '#language';
import { t } from '#messages';

import type { User } from './user.ts';

export interface UserFiguresProps {
  readonly user: Pick<User, 'last_login' | 'roles'>;
  /** What they see or are responsible for: a number with its unit, and the names behind it. */
  readonly view: {
    readonly label: string;
    readonly figure: string;
    readonly unit: string;
    readonly names: string;
  };
}

/** Key figures of a person: when they last signed in, their roles, and what they see. */
export function UserFigures({ user, view }: UserFiguresProps): ReactElement {
  const { last_login: at, roles } = user;
  return (
    <StatTileRow>
      <StatTile
        label={t('people.lastLogin')}
        value={{ figure: at === null ? MISSING : formatDate(at), unit: '' }}
        comparison={at === null ? t('people.neverIn') : formatTextTime(at)}
      />
      <StatTile
        label={t('people.roles')}
        value={{ figure: formatInteger(roles.length), unit: '' }}
        comparison={roles.map((role) => role.display_name).join(', ')}
      />
      <StatTile label={view.label} value={{ figure: view.figure, unit: view.unit }} comparison={view.names} />
    </StatTileRow>
  );
}
