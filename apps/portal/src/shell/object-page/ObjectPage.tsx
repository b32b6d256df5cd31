import { Breadcrumbs, type BreadcrumbItem } from '@vinrod/ui/breadcrumbs';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup, SkeletonLine } from '@vinrod/ui/skeleton';
import type { ReactElement, ReactNode } from 'react';

import type { Query } from '#data';
import { isMissing } from '#errors';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import * as styles from './ObjectPage.css.ts';

/** The head of an object, always in the same order (principles.md): who it is, its state, its facts, its figures. */
export interface ObjectHead {
  readonly name: string;
  /** Mark before the name: `Avatar`. */
  readonly mark?: ReactNode;
  /** Star, and the status when it is not the normal one. */
  readonly aside: ReactNode;
  /** One line of facts. */
  readonly facts: ReactNode;
  /** The primary one last, at the right. */
  readonly actions?: ReactNode;
  /** Key figures. */
  readonly figures?: ReactNode;
  readonly content: ReactNode;
}

/** Texts for an object that is not there. */
export interface ObjectWords {
  /** What kind of object it is: the title until its name is known. */
  readonly kind: string;
  /** Title when there is no such object. */
  readonly missing: string;
  readonly missingHint: string;
  /** What could not be had, in an error. */
  readonly whole: string;
}

export interface ObjectPageProps<Data> {
  readonly query: Pick<Query<Data>, 'data' | 'error' | 'retry'>;
  readonly words: ObjectWords;
  /** Where to go from an object that is missing. */
  readonly way: { readonly href: string; readonly label: string };
  /** What the object is in, from the top; without the data only what is always the same. */
  readonly levels: (data: Data | undefined) => readonly BreadcrumbItem[];
  /** Fills the page while the object loads, in the shape of its content. */
  readonly skeleton: ReactNode;
  /** Whether the object will have a mark before its name. */
  readonly hasMark?: boolean;
  /** Lines that its facts will take. @default 1 */
  readonly factLines?: number;
  /** Height of each, when it has more than text: px. */
  readonly factHeight?: number;
  /** Widths of its actions, px: they wrap as the actions will. @default [220] */
  readonly actionWidths?: readonly number[];
  readonly children: (data: Data) => ObjectHead;
}

const usualActions = [220] as const;

function factsSkeleton(lines: number, height: number | undefined): ReactElement {
  return (
    <>
      {Array.from({ length: lines }, (_, line) =>
        height === undefined ? (
          <SkeletonLine key={line} width={280} />
        ) : (
          <span key={line} className={styles.fact} style={{ blockSize: height }}>
            <Skeleton width={280} />
          </span>
        ),
      )}
    </>
  );
}

/** Page of one object: a corporate group, company, site, site group or person. One head, skeleton and error for all. */
export function ObjectPage<Data>(props: ObjectPageProps<Data>): ReactElement {
  const { query, words, way, levels, skeleton, hasMark = false, children } = props;
  const { factLines = 1, factHeight, actionWidths = usualActions } = props;
  const { data, error } = query;
  const isGone = error !== undefined && isMissing(error);
  const head = data === undefined ? undefined : children(data);
  const title = isGone ? words.missing : head?.name;
  const heading = usePageTitle(title ?? (error === undefined ? undefined : words.kind));
  const isLoading = head === undefined && error === undefined;
  return (
    <Page
      title={title ?? words.kind}
      titleRef={heading}
      breadcrumbs={<Breadcrumbs items={[...levels(data), { label: title ?? '…' }]} />}
      {...(isLoading
        ? {
            description: factsSkeleton(factLines, factHeight),
            actions: actionWidths.map((width, place) => (
              <Skeleton key={place} shape="block" width={width} height={styles.buttonHeight} />
            )),
            ...(hasMark ? { mark: <Skeleton shape="block" width={52} height={52} /> } : {}),
          }
        : {})}
      {...(head === undefined
        ? {}
        : {
            titleAside: head.aside,
            description: head.facts,
            ...(head.mark === undefined ? {} : { mark: head.mark }),
            ...(head.actions === undefined ? {} : { actions: head.actions }),
          })}
    >
      {head === undefined ? (
        stand()
      ) : (
        <>
          {head.figures === undefined ? null : <div className={styles.figures}>{head.figures}</div>}
          {head.content}
        </>
      )}
    </Page>
  );

  /** Replaces the object while it loads or when it is missing. */
  function stand(): ReactElement {
    if (isLoading) return <SkeletonGroup>{skeleton}</SkeletonGroup>;
    return (
      <PageBody>
        {isGone ? (
          <EmptyState
            title={words.missingHint}
            action={<LinkButton href={way.href}>{way.label}</LinkButton>}
          />
        ) : (
          <LoadError what={words.whole} error={error} onRetry={query.retry} />
        )}
      </PageBody>
    );
  }
}
