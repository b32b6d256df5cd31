import { Columns } from '@vinrod/ui/columns';
import { Skeleton } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import type { ReactElement } from 'react';

import { PageBody } from '#shell/page-body';

import * as styles from './ObjectPage.css.ts';

export interface ObjectSkeletonProps {
  /** Rows of the list beside the content; 0 has no list. */
  readonly facts: number;
  /** Height of the content, px. */
  readonly height: number;
}

const lineGap = '5';

/** The shape of an object's page below its head: figures, content, and a list of facts. */
export function ObjectSkeleton({ facts, height }: ObjectSkeletonProps): ReactElement {
  const content = <Skeleton shape="block" height={height} />;
  return (
    <>
      <div className={styles.figures}>
        <Skeleton shape="block" height={112} />
      </div>
      <PageBody>
        {facts === 0 ? (
          content
        ) : (
          <Columns split="aside">
            {content}
            <Stack gap={lineGap}>
              {Array.from({ length: facts }, (_, row) => (
                <Skeleton key={row} />
              ))}
            </Stack>
          </Columns>
        )}
      </PageBody>
    </>
  );
}
