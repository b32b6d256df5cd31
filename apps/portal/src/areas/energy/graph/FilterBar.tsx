import { Button } from '@vinrod/ui/button';
import { PERIOD_PRESETS, type LocalDate, type Period } from '@vinrod/ui/format';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Popover } from '@vinrod/ui/popover';
import { Select } from '@vinrod/ui/select';
import { media } from '@vinrod/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { periodPresetLabel } from '#language/words';
import { t } from '#messages';

import { CompareField } from './CompareField.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import type { GraphState } from './graph-state.ts';

export interface FilterBarProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
  /** Opens the site selection where the tree is not beside the graph. */
  readonly siteChoice: ReactNode;
}

/** Period, comparison and the rest on one line; on phones the rest is behind a button. */
export function FilterBar({ state, period, today, onChange, siteChoice }: FilterBarProps): ReactElement {
  const hasRoom = useMediaQuery(media.sm);
  const fields = <FilterFields state={state} period={period} today={today} onChange={onChange} />;
  return (
    <search className={styles.bar} aria-label={t('analytics.filters')}>
      <div className={styles.period}>
        <Select
          label={t('period.label')}
          options={PERIOD_PRESETS.map((preset) => ({ value: preset, label: periodPresetLabel(preset) }))}
          value={'preset' in state.period ? state.period.preset : 'custom'}
          onChange={(selected) => onChange({ period: selected === 'custom' ? period : { preset: selected } })}
        />
      </div>
      {hasRoom ? (
        fields
      ) : (
        <div className={styles.more}>
          <Popover
            title={t('analytics.filters')}
            maxWidth={380}
            trigger={<Button icon={SlidersHorizontal}>{t('analytics.filters')}</Button>}
          >
            <div className={styles.stack}>{fields}</div>
          </Popover>
        </div>
      )}
      <CompareField state={state} period={period} today={today} onChange={onChange} />
      {siteChoice === null ? null : <div className={styles.sites}>{siteChoice}</div>}
    </search>
  );
}
