import type { Site } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { paths } from '#navigation';
import { FigureHelp } from '#shell/figures';
import { EnglishAware } from '#shell/query-state';

import { siteInvoiceColumns } from './site-invoice-columns.tsx';
import { useSiteInvoices } from '../queries/use-site-invoices.ts';

/** Invoices shown; a link leads to the rest. */
const shown = 3;

export interface SiteInvoicesProps {
  readonly site: Site;
}

/** "Senaste fakturorna": the latest invoices that charge for a site, with its share (mockup 09). */
export function SiteInvoices({ site }: SiteInvoicesProps): ReactElement {
  const corporateGroup = site.corporate_group.uuid;
  const invoices = useSiteInvoices({ corporateGroup, site: site.uuid, limit: shown });
  return (
    <Section
      title={t('site.invoices')}
      actions={
        <>
          <Link href={paths.invoicesOf(corporateGroup, { site: site.uuid })}>{t('site.allInvoices')}</Link>
          <FigureHelp names={['netAmount', 'invoicedEnergy']} label={t('site.invoices')} />
        </>
      }
    >
      <DataTable
        label={t('site.invoices')}
        columns={siteInvoiceColumns}
        rows={invoices.data ?? []}
        rowKey={({ invoice }) => invoice.uuid}
        rowHref={({ invoice }) => paths.invoice(invoice.uuid)}
        isLoading={invoices.isLoading}
        {...(invoices.error === undefined
          ? {}
          : {
              error: {
                message: <EnglishAware>{errorText(invoices.error)}</EnglishAware>,
                onRetry: invoices.retry,
              },
            })}
        empty={{ title: t('site.noInvoices') }}
      />
    </Section>
  );
}
