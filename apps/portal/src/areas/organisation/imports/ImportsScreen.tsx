import { Button } from '@vinrod/ui/button';
import type { FileChooser } from '@vinrod/ui/file-upload';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Tabs } from '@vinrod/ui/tabs';
import { FileInput, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { ShadowNote } from '#areas/people/shadow';
import { useOperation } from '#data';
import { useMayAdminister } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { HistoryPanel } from './history/HistoryPanel.tsx';
import { useInboxText } from './inbox-text.ts';
import { importTabs, partInAddress, partsLabel, tabHref } from './import-tabs.ts';
import { MappingsDialog } from './mappings/MappingsDialog.tsx';
import { t } from './texts.ts';
import { UnderWay } from './under-way/UnderWay.tsx';
import { useMissingCount } from './part-counts.ts';
import { ValueImports } from './values/ValueImports.tsx';
import { endStates, isAtWork, underWayStates } from './words/intake-states.ts';

/** More files than this wait on no working day; the others come when these are done with. */
const mostUnderWay = 50;

/** Files shown under those that are under way. */
const recentFiles = 7;

/** Milliseconds between two questions about files that the server is at work with. */
const pollTime = 2500;

/** Files on their way in, and what became of those before them, for staff. */
export function ImportsScreen(): ReactElement {
  const heading = usePageTitle(t('imports.title'));
  const mayManage = useMayAdminister('update', 'import');
  const [params] = useSearchParams();
  const part = partInAddress(params.get('tab'));
  const chooser = useRef<FileChooser>(null);
  const [showsMappings, setShowsMappings] = useState(false);
  const underWay = useOperation(
    'listIntakes',
    { query: { state: [...underWayStates], limit: mostUnderWay } },
    { pollAfter: (page) => (page?.results.some(({ state }) => isAtWork(state)) === true ? pollTime : 0) },
  );
  const recent = useOperation('listIntakes', { query: { state: [...endStates], limit: recentFiles } });
  const missing = useMissingCount();
  const inbox = useInboxText();
  return (
    <Page
      title={t('imports.title')}
      titleRef={heading}
      description={inbox === '' ? t('intakes.lead') : `${t('intakes.lead')} ${inbox}`}
      isWide
      actions={
        <>
          <Button icon={SlidersHorizontal} onPress={() => setShowsMappings(true)}>
            {t('intakes.mappings')}
          </Button>
          {mayManage && part === 'underWay' ? (
            <Button variant="primary" icon={FileInput} onPress={() => chooser.current?.open()}>
              {t('intakes.readFiles')}
            </Button>
          ) : null}
          {mayManage && part !== 'underWay' ? (
            <LinkButton variant="primary" icon={FileInput} href={tabHref('underWay')}>
              {t('intakes.readFiles')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <PageBody>
        <ShadowNote change={['update', 'import']} />
        <Tabs
          label={partsLabel()}
          tabs={importTabs({ underWay: underWay.data?.count, history: recent.data?.count, missing })}
          currentHref={tabHref(part)}
        />
        {part === 'underWay' ? (
          <UnderWay query={underWay} recent={recent} mayManage={mayManage} chooser={chooser} />
        ) : null}
        {part === 'history' ? <HistoryPanel mayManage={mayManage} /> : null}
        {part === 'values' ? <ValueImports /> : null}
      </PageBody>
      {showsMappings ? (
        <MappingsDialog mayManage={mayManage} onClose={() => setShowsMappings(false)} />
      ) : null}
    </Page>
  );
}
