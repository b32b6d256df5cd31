import type { ReactElement } from 'react';

import { LoadBars } from '../load-bars/LoadBars.tsx';
import { errorBars, type ErrorStatus } from './error-bars.ts';
import * as styles from './ErrorPage.css.ts';

/** The picture of an error page: a year of load with the error drawn into it. */
export function ErrorPicture({ status }: { readonly status: ErrorStatus }): ReactElement {
  return (
    <LoadBars bars={errorBars(status)} width={360} height={120}>
      {status === 403 ? (
        <>
          <rect className={styles.panel} x={118} y={0.5} width={124} height={119} rx={2} />
          <g className={styles.lock} transform="translate(168 48)">
            <rect x={2} y={10} width={20} height={14} rx={2} />
            <path d="M6 10V7a6 6 0 0 1 12 0v3" />
          </g>
        </>
      ) : null}
    </LoadBars>
  );
}
