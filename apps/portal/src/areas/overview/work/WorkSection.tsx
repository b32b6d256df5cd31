import type { WorkItemList } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { formatInteger } from '@vinrod/ui/format';
import { Menu } from '@vinrod/ui/menu';
import { Section } from '@vinrod/ui/section';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { Dimmed, LoadError } from '#shell/query-state';

import { kindsByTime, type WorkTime } from './work-place.ts';
import { totalOf } from './work-total.ts';
import type { WorkQueryParams } from './work-query-params.ts';
import { WorkOfTime } from './WorkOfTime.tsx';
import { t } from './texts.ts';
import * as styles from './Work.css.ts';

export interface WorkSectionProps {
  /** Every kind, for the counts. */
  readonly every: Query<WorkItemList>;
  /** What is shown: every kind, or the selected one. */
  readonly shown: Query<WorkItemList>;
  readonly params: WorkQueryParams;
  readonly onChange: (params: WorkQueryParams) => void;
}

const everyKind = 'every';

/** Longer than a window, as the list of most days is. */
const skeletonRows = 12;

const times: readonly WorkTime[] = ['today', 'thisWeek', 'later'];

/** What waits, by when it is to be done, with a choice of whose and of which kind. */
export function WorkSection({ every, shown, params, onChange }: WorkSectionProps): ReactElement {
  return (
    <Section title={t('work.waiting')} actions={actions()}>
      {content()}
    </Section>
  );

  function actions(): ReactElement | undefined {
    if (every.data !== undefined) return filters(every.data);
    return every.error === undefined ? (
      <Skeleton shape="block" width={100} height={styles.buttonHeight} />
    ) : undefined;
  }

  function filters({ kinds, is_own: isOwn, manages_corporate_groups: manages }: WorkItemList): ReactElement {
    return (
      <div className={styles.filters}>
        {manages ? (
          <SegmentedControl
            label={t('work.whose')}
            isLabelHidden
            size="sm"
            segments={[
              { value: 'own', label: t('work.own', { count: formatInteger(totalOf(kinds, true)) }) },
              { value: 'all', label: t('work.everybodys', { count: formatInteger(totalOf(kinds, false)) }) },
            ]}
            value={isOwn ? 'own' : 'all'}
            onChange={(value) => onChange({ ...params, isOwn: value === 'own' })}
          />
        ) : null}
        <Menu
          label={t('work.kind')}
          placement="bottom end"
          trigger={
            <Button size="sm" iconAfter={ChevronDown}>
              {params.kind === undefined ? t('work.everyKind') : t(`work.kind.${params.kind}`)}
            </Button>
          }
          sections={[
            {
              id: 'kinds',
              label: t('work.kind'),
              selectedId: params.kind ?? everyKind,
              onSelect: (id) => onChange({ ...params, kind: kinds.find(({ kind }) => kind === id)?.kind }),
              items: [
                { id: everyKind, label: t('work.everyKind') },
                ...kinds.map(({ kind, count, own_count: ownCount }) => ({
                  id: kind,
                  label: t(`work.kind.${kind}`),
                  description: formatInteger(isOwn ? ownCount : count),
                })),
              ],
            },
          ]}
        />
      </div>
    );
  }

  function content(): ReactElement {
    if (shown.error !== undefined)
      return <LoadError what={t('work.title')} error={shown.error} onRetry={shown.retry} />;
    if (shown.data === undefined) {
      return (
        <SkeletonGroup>
          {Array.from({ length: skeletonRows }, (_, row) => (
            <Skeleton key={row} shape="block" height={60} />
          ))}
        </SkeletonGroup>
      );
    }
    const { kinds, is_own: isOwn } = shown.data;
    if (totalOf(kinds, isOwn) === 0) {
      return (
        <EmptyState icon={CircleCheck} title={t('work.empty')}>
          {t(isOwn ? 'work.emptyOwnHint' : 'work.emptyHint')}
        </EmptyState>
      );
    }
    return (
      <Dimmed isStale={shown.isStale}>
        {times.map((time) => (
          <WorkOfTime
            key={time}
            time={time}
            groups={kinds.filter(({ kind, items }) => kindsByTime[time].includes(kind) && items.length > 0)}
            isOwn={isOwn}
            isAlone={params.kind !== undefined}
            onSelectKind={(kind) => onChange({ ...params, kind })}
          />
        ))}
      </Dimmed>
    );
  }
}
