import type { ReactElement } from 'react';

import * as styles from './People.css.ts';
import type { User } from './user.ts';

export interface PersonNameProps {
  readonly user: Pick<User, 'full_name' | 'title'>;
}

/** A user in a list: name and, under it, title. */
export function PersonName({ user }: PersonNameProps): ReactElement {
  return (
    <span className={styles.words}>
      <span className={styles.personName}>{user.full_name}</span>{' '}
      {user.title === null ? null : <span className={styles.personTitle}>{user.title}</span>}
    </span>
  );
}
