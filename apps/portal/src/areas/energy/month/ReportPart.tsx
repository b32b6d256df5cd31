import { Section } from '@vinrod/ui/section';
import type { ReactElement, ReactNode } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { FigureHelp, type EntryName } from '#shell/figures';
import { Dimmed, LoadError } from '#shell/query-state';

import * as styles from './MonthReport.css.ts';
import type { Part } from './parts.ts';

export interface ReportPartProps<Data> {
  readonly part: Part;
  readonly query: Query<Data>;
  /** What the content looks like while it loads: its shape and its place. */
  readonly skeleton: ReactNode;
  /** Dictionary entries of its figures and columns, for the help beside the heading. */
  readonly figures: readonly [EntryName, ...EntryName[]];
  /** Shown before the help button. */
  readonly aside?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Part of the report: its heading at once, then its content or the error. */
export function ReportPart<Data>({
  part,
  query,
  skeleton,
  figures,
  aside,
  children,
}: ReportPartProps<Data>): ReactElement {
  return (
    <div id={part} className={styles.part}>
      <Section
        title={t(`month.part.${part}`)}
        actions={
          <>
            {aside}
            <FigureHelp names={figures} label={t(`month.part.${part}`)} />
          </>
        }
      >
        {content()}
      </Section>
    </div>
  );

  function content(): ReactNode {
    if (query.error !== undefined)
      return <LoadError what={t(`month.part.${part}`)} error={query.error} onRetry={query.retry} />;
    if (query.data === undefined) return skeleton;
    return <Dimmed isStale={query.isStale}>{children(query.data)}</Dimmed>;
  }
}
