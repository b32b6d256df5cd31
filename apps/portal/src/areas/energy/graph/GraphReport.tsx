import type { ChartHandle } from '@vinrod/charts';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { PeriodRuler } from '@vinrod/ui/period-ruler';
import { media } from '@vinrod/ui/tokens';
import { useMemo, useRef, type ReactElement } from 'react';

import { choiceOf, resolvePeriod, swedishToday } from '#period';

import { ReportFrame } from '../frame/ReportFrame.tsx';
import { SiteChoice } from '../frame/SiteChoice.tsx';
import { useSiteChoice } from '../frame/use-site-choice.ts';
import { FilterBar } from './FilterBar.tsx';
import { GraphPanel } from './GraphPanel.tsx';
import * as styles from './GraphReport.css.ts';
import { useGraphExports } from './use-graph-exports.ts';
import { useGraphState } from './use-graph-state.ts';
import { SavedViews } from './views/SavedViews.tsx';

export interface GraphReportProps {
  readonly corporateGroup: string;
}

/** Graph report: consumption of selected sites over a period (mockup 04). All of its state is in the address. */
export function GraphReport({ corporateGroup }: GraphReportProps): ReactElement {
  const [state, change] = useGraphState();
  const today = swedishToday();
  const period = useMemo(() => resolvePeriod(state.period, today), [state.period, today]);
  const { tree, selected, select } = useSiteChoice(corporateGroup, state.sites, (sites) => change({ sites }));
  const hasRoom = useMediaQuery(media.lg);
  const chart = useRef<ChartHandle>(null);
  const exports = useGraphExports({ corporateGroup, state, period, chart });

  const siteChoice = <SiteChoice tree={tree} selected={selected} isBeside={hasRoom} onChange={select} />;

  return (
    <ReportFrame
      report="graph"
      subject={{ period, tree: tree.data, selected, isWhole: state.sites === 'all' }}
      exports={exports}
      actions={<SavedViews corporateGroup={corporateGroup} state={state} />}
    >
      <FilterBar
        state={state}
        period={period}
        today={today}
        onChange={change}
        siteChoice={hasRoom ? null : siteChoice}
      />
      <div className={styles.ruler}>
        <PeriodRuler
          value={period}
          today={today}
          onChange={(next) => change({ period: choiceOf(next, today) })}
        />
      </div>
      <div className={styles.columns}>
        {hasRoom ? <aside className={styles.sites}>{siteChoice}</aside> : null}
        <div className={styles.graph}>
          <GraphPanel
            corporateGroup={corporateGroup}
            state={state}
            period={period}
            today={today}
            tree={tree}
            selected={selected}
            chart={chart}
            onChange={change}
          />
        </div>
      </div>
    </ReportFrame>
  );
}
