import type { ReactElement, ReactNode, Ref } from 'react';

import { Heading } from '../heading/Heading.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { ErrorStatus } from './error-bars.ts';
import * as styles from './ErrorPage.css.ts';
import { ErrorPicture } from './ErrorPicture.tsx';
import { errorPageMessages } from './messages.ts';

export interface ErrorPageProps {
  /** What went wrong, as the status of HTTP. */
  readonly status: ErrorStatus;
  /** Overrides the page's heading. */
  readonly title?: ReactNode;
  /** What to do; overrides the page's text. */
  readonly description?: ReactNode;
  /** An English sentence that the page must show verbatim. */
  readonly literal?: string;
  /** Further help, for example a search. */
  readonly children?: ReactNode;
  /** Links and buttons; the primary first. */
  readonly actions?: ReactNode;
  /** Code for finding the error in the logs. */
  readonly reference?: string;
  /** The heading, which takes focus when the page appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Replaces a page that cannot be shown: forbidden, not found or failed. */
export function ErrorPage({
  status,
  title,
  description,
  literal,
  children,
  actions,
  reference,
  titleRef,
}: ErrorPageProps): ReactElement {
  const format = useMessages(errorPageMessages);
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <ErrorPicture status={status} />
      </div>
      <p className={styles.status}>{status}</p>
      <Heading level={1} size="display" tabIndex={-1} ref={titleRef ?? null}>
        {title ?? format(`title${status}`)}
      </Heading>
      <p className={styles.description}>{description ?? format(`text${status}`)}</p>
      {literal === undefined ? null : (
        <p className={styles.literal} lang="en">
          {literal}
        </p>
      )}
      {children === undefined ? null : <div className={styles.content}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {reference === undefined ? null : (
        <p className={styles.reference}>{format('reference', { code: reference })}</p>
      )}
    </div>
  );
}
