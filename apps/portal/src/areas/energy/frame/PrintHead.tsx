import type { SiteTreeNode } from '@vinrod/api-client';
import { type Period } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { findSite } from '#data';
import { useCorporateGroupSelection } from '#corporate-group';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { usePrintedPeriod } from '#shell/print-margins';

import * as styles from './PrintHead.css.ts';
import type { Report } from './report.ts';
import { sitesText } from './sites-text.ts';

/** Period and sites of a report. */
export interface ReportSubject {
  readonly period: Period;
  readonly tree: readonly SiteTreeNode[] | undefined;
  readonly selected: ReadonlySet<string>;
  /** Whether the report covers every site. */
  readonly isWhole: boolean;
}

export interface PrintHeadProps {
  readonly report: Report;
  readonly subject: ReportSubject;
}

/** Printed in place of the filters: the report's period and sites (principles.md, "Print"). */
export function PrintHead({ report, subject }: PrintHeadProps): ReactElement {
  const { period, tree, selected, isWhole } = subject;
  usePrintedPeriod(period);
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup.name;
  const sites = useMemo(
    () => sitesText(selected, (uuid) => findSite(tree ?? [], uuid)?.name ?? '', isWhole),
    [tree, selected, isWhole],
  );
  return (
    <div className={styles.head}>
      <strong>
        {t('analytics.printed', { koncern: corporateGroup ?? '', report: t(`analytics.tab.${report}`) })}
      </strong>
      <span>{formatLongPeriod(period)}</span>
      <span>{sites}</span>
    </div>
  );
}
