import { Heading } from '@vinrod/ui/heading';
import type { ReactElement } from 'react';

import { plainText } from '#messages';

import * as styles from './HelpDialogs.css.ts';
import { keyGroups } from './key-groups.ts';

/** Keyboard shortcuts, by where they apply. */
export function KeyList(): ReactElement {
  return (
    <>
      {keyGroups.map(({ where, lines }) => (
        <section key={where} className={styles.group}>
          <Heading level={3}>{plainText(where)}</Heading>
          <dl className={styles.lines}>
            {lines.map(({ keys, does }) => (
              <div key={does} className={styles.line}>
                <dt className={styles.keys}>
                  {keys.map((combination) => (
                    <span key={combination} className={styles.combination}>
                      {combination.split(' ').map((name) => (
                        <kbd key={name} className={styles.key}>
                          {name}
                        </kbd>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd className={styles.does}>{plainText(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
