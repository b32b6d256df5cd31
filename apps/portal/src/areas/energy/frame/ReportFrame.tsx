import { Button } from '@vinrod/ui/button';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { Tabs } from '@vinrod/ui/tabs';
import { media } from '@vinrod/ui/tokens';
import { Printer } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'wouter';

import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { ExportMenu, type ExportChoice } from '#shell/export-menu';
import { usePageTitle } from '#shell/page-heading';

import { NoInvoice } from './NoInvoice.tsx';
import { PrintHead, type ReportSubject } from './PrintHead.tsx';
import { reportParams, reportsFor, type Report } from './report.ts';
import * as styles from './ReportFrame.css.ts';

export interface ReportFrameProps {
  readonly report: Report;
  /** Shown in the printed header. */
  readonly subject: ReportSubject;
  /** File formats that the report can be downloaded in. */
  readonly exports: readonly ExportChoice[];
  /** Other actions on the report, beside its files. */
  readonly actions?: ReactNode;
  /** Whether the report itself says that it is not an invoice; otherwise the frame says so at its end. */
  readonly saysNoInvoice?: boolean;
  readonly children: ReactNode;
}

/** Frame of every report: heading, tabs and files, always in the same place. */
export function ReportFrame({
  report,
  subject,
  exports,
  actions,
  saysNoInvoice = false,
  children,
}: ReportFrameProps): ReactElement {
  const heading = usePageTitle(t(`analytics.tab.${report}`));
  const isPhone = useMediaQuery(media.belowSm);
  const can = useCan();
  const [params] = useSearchParams();
  const href = (one: Report): string => {
    const next = reportParams(params, one);
    return next.size === 0 ? paths.analytics : `${paths.analytics}?${next.toString()}`;
  };
  return (
    <Page
      title={t('analytics.title')}
      titleRef={heading}
      isWide
      actions={
        <div className={styles.actions}>
          {isPhone && exports.length > 0 ? null : (
            <Button icon={Printer} onPress={() => globalThis.print()}>
              {t('analytics.print')}
            </Button>
          )}
          {actions}
          {exports.length === 0 ? null : <ExportMenu choices={exports} offersPrint={isPhone} />}
        </div>
      }
    >
      <PrintHead report={report} subject={subject} />
      <div className={styles.tabs}>
        <Tabs
          label={t('analytics.tabs')}
          tabs={reportsFor(can).map((one) => ({ href: href(one), label: t(`analytics.tab.${one}`) }))}
          currentHref={href(report)}
        />
      </div>
      {children}
      {saysNoInvoice ? null : (
        <div className={styles.note}>
          <NoInvoice />
        </div>
      )}
    </Page>
  );
}
