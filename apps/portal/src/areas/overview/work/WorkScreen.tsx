import type { WorkItemKind, WorkItemList } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { isoWeekOf } from '@vinrod/ui/format';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { SkeletonLine } from '@vinrod/ui/skeleton';
import { media } from '@vinrod/ui/tokens';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { corporateGroupSwitcherAtom, useCorporateGroupScope } from '#corporate-group';
import { useOperation, type Query } from '#data';
import { formatWeekday } from '#language/words';
import { swedishHour, swedishToday } from '#period';
import { useCan, useSignedInUser } from '#profile';
import { waitsFor } from '#rights';
import { usePageTitle } from '#shell/page-heading';

import { greetingKey } from '../start/greeting.ts';
import { itemsOfToday, totalOf } from './work-total.ts';
import { readWorkQueryParams, writeWorkQueryParams } from './work-query-params.ts';
import { WorkFigures } from './WorkFigures.tsx';
import { WorkSection } from './WorkSection.tsx';
import { WorkSide } from './WorkSide.tsx';
import { t } from './texts.ts';
import * as styles from './Work.css.ts';

/** Items of a kind when it is the only one shown. */
const itemsOfOneKind = 50;

function dayAndWeek(): { readonly day: string; readonly week: string } {
  const today = swedishToday();
  return { day: formatWeekday(today), week: String(isoWeekOf(today).week) };
}

/** What waits, without what the viewer cannot open. */
function useWork(
  query: { readonly own?: boolean; readonly kind?: WorkItemKind[]; readonly per_kind?: number } | undefined,
): Query<WorkItemList> {
  const can = useCan();
  const work = useOperation('listWorkItems', query === undefined ? undefined : { query });
  const { data } = work;
  return data === undefined ? work : { ...work, data: { ...data, kinds: waitsFor(data.kinds, can) } };
}

/** Start page of staff: what waits over all koncerner, and figures of them (mockup 20). */
export function WorkScreen(): ReactElement {
  const heading = usePageTitle(t('work.title'));
  const { profile } = useSignedInUser();
  const switcher = useAtomValue(corporateGroupSwitcherAtom);
  const canSwitch = (useCorporateGroupScope()?.corporateGroups.length ?? 0) > 1;
  const [hour] = useState(() => swedishHour(new Date()));
  const [search, setSearch] = useSearchParams();
  const params = readWorkQueryParams(search);
  const { kind, isOwn } = params;
  const isPhone = useMediaQuery(media.belowSm);
  const own = isOwn === undefined ? {} : { own: isOwn };
  const every = useWork(own);
  const ofKind = useWork(kind === undefined ? undefined : { ...own, kind: [kind], per_kind: itemsOfOneKind });
  return (
    <Page
      title={t(greetingKey(hour), { name: profile.first_name })}
      titleRef={heading}
      description={
        every.data === undefined && every.error === undefined ? (
          <SkeletonLine width={250} />
        ) : (
          t('work.lead', { ...dayAndWeek(), sum: sum() })
        )
      }
      actions={
        canSwitch ? (
          <Button variant="primary" icon={Search} onPress={() => switcher?.open()}>
            {t('shell.koncern.search')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.figures}>
        <WorkFigures work={every} />
      </div>
      <div className={styles.columns}>
        <WorkSection
          every={every}
          shown={kind === undefined ? every : ofKind}
          params={params}
          onChange={(next) => setSearch((before) => writeWorkQueryParams(before, next))}
        />
        <WorkSide work={every} />
      </div>
    </Page>
  );

  function sum(): string {
    if (every.data === undefined) return '';
    const { kinds, is_own: ownOnly } = every.data;
    const count = totalOf(kinds, ownOnly);
    const ofToday = totalOf(itemsOfToday(kinds), ownOnly);
    const words = t(ownOnly ? 'work.sumOwn' : 'work.sum', { count });
    // On phones it would be a second line, which there is no room for while it loads.
    return isPhone || ofToday === 0 || ofToday === count
      ? words
      : t('work.sumToday', { sum: words, count: ofToday });
  }
}
