import { Button } from '@vinrod/ui/button';
import { IconButton } from '@vinrod/ui/icon-button';
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
  /** What it is about, for its head on paper. */
  readonly subject: ReportSubject;
  /** Files that the report can be downloaded as. */
  readonly exports: readonly ExportChoice[];
  /** What else can be done with the report, beside its files. */
  readonly actions?: ReactNode;
  /** Whether the report says itself that it is no invoice; otherwise the frame does, at its end. */
  readonly saysNoInvoice?: boolean;
  readonly children: ReactNode;
}

/** What every report stands in: heading, the way to the others, and its files, always in the same place. */
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
          {isPhone ? (
            <IconButton
              icon={Printer}
              variant="secondary"
              label={t('analytics.print')}
              onPress={() => globalThis.print()}
            />
          ) : (
            <Button icon={Printer} onPress={() => globalThis.print()}>
              {t('analytics.print')}
            </Button>
          )}
          {actions}
          <ExportMenu choices={exports} />
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
