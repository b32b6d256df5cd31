import { Columns } from '@vinrod/ui/columns';
import { Skeleton } from '@vinrod/ui/skeleton';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import { changeOf, MISSING, NO_BREAK_SPACE } from '@vinrod/ui/format';
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
const figureToCome = { figure: MISSING, unit: '' } as const;

/** As long as most periods, so that the line below a figure takes as many rows as it will. */
const periodToCome = '1 maj – 31 oktober 2026';

/** The shape of an object's page below its head: figures, content, and a list of facts. */
export function ObjectSkeleton({ facts, height }: ObjectSkeletonProps): ReactElement {
  const content = <Skeleton shape="block" height={height} />;
  return (
    <>
      <div className={styles.figures} aria-hidden="true">
        <StatTileRow>
          {Array.from({ length: 4 }, (_, tile) => (
            <StatTile
              key={tile}
              label={NO_BREAK_SPACE}
              value={figureToCome}
              comparison={periodToCome}
              isLoading
              {...(tile === 0 ? { change: changeOf(0) } : {})}
            />
          ))}
        </StatTileRow>
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
