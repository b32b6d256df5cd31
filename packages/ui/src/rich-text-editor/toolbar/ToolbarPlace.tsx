import { Fragment, type ReactElement } from 'react';

import * as styles from './EditorToolbar.css.ts';

/** The room of the toolbar while its file is on its way: of the same size, on as many lines. */
export function ToolbarPlace({ hasImages }: { readonly hasImages: boolean }): ReactElement {
  const groups = { character: 3, paragraph: 3, insert: hasImages ? 2 : 1, history: 2, help: 1 };
  return (
    <div aria-hidden className={styles.toolbar}>
      <span className={styles.formatButton} data-disabled />
      {Object.entries(groups).map(([name, count]) => (
        <Fragment key={name}>
          <span className={styles.divider} />
          {Array.from({ length: count }, (_, index) => (
            <span className={styles.button} key={index} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
