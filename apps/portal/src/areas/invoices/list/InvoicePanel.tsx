import type { Invoice } from '@vinrod/api-client';
import { DescriptionList, type Description } from '@vinrod/ui/description-list';
import { DownloadButton } from '@vinrod/ui/download-button';
import { Drawer } from '@vinrod/ui/drawer';
import { formatBankgiro, formatMoney, formatPeriod } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Status } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { VisuallyHidden } from '@vinrod/ui/visually-hidden';
import type { ReactElement, ReactNode } from 'react';

import { ChangedInvoiceValues } from '#areas/invoices/changed-values';
import { useOperation } from '#data';
import { errorText } from '#errors';
import { useShowsEvery } from '#corporate-group';
import { t } from '#messages';
import { useClient } from '#session';
import { CopyButton } from '#shell/copy-button';
import { CorporateGroupLink } from '#shell/corporate-group-column';
import { EnglishAware, LoadError } from '#shell/query-state';

import { InvoiceLines } from './InvoiceLines.tsx';
import * as styles from './InvoicePanel.css.ts';

export interface InvoicePanelProps {
  readonly uuid: string;
  /** Address of the page with another invoice open: the one that is credited, or the one that credits. */
  readonly addressOfInvoice: (uuid: string) => string;
  readonly onClose: () => void;
}

function otherInvoice(term: string, href: string): Description {
  return { term, details: <Link href={href}>{t('invoices.panel.showOther')}</Link> };
}

function failureMessage(error: unknown): ReactNode {
  return <EnglishAware>{errorText(error)}</EnglishAware>;
}

/** Short, so that both files are in one row on a phone: the icon says to the eye what the verb says to a screen reader. */
const peppol = (
  <>
    <VisuallyHidden>{t('export.download')} </VisuallyHidden>
    {t('invoices.panel.peppol')}
  </>
);

/** OCR number, ungrouped as banks want it, with a copy button. */
function ocr(number: string): ReactElement {
  return (
    <span className={styles.ocr}>
      {number}
      <CopyButton text={number} label={t('invoices.panel.copy')} copied={t('invoices.panel.copied')} />
    </span>
  );
}

/** Invoice beside the list: what to pay and how, what has been paid, and its specification. */
export function InvoicePanel({ uuid, addressOfInvoice, onClose }: InvoicePanelProps): ReactElement {
  const client = useClient();
  const path = { invoiceId: uuid };
  const invoice = useOperation('getInvoice', { path });
  const breakdown = useOperation('getInvoiceProductBreakdown', { path });
  const namesCorporateGroup = useShowsEvery();
  const { data } = invoice;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.invoice_number ?? t('invoices.title')}
      actions={data === undefined ? undefined : files(data)}
    >
      {content()}
    </Drawer>
  );

  function files({ pdf_url: url }: Invoice): ReactElement {
    return (
      <>
        {url === null ? (
          <Text tone="muted">{t('invoices.panel.noPdf')}</Text>
        ) : (
          file('primary', t('invoices.panel.pdf'), async () => client.invoices.pdf({ path }))
        )}
        {file('secondary', peppol, async () => client.invoices.peppol({ path }))}
      </>
    );
  }

  function file(
    variant: 'primary' | 'secondary',
    label: ReactNode,
    fetchFile: () => ReturnType<typeof client.invoices.pdf>,
  ): ReactElement {
    return (
      <DownloadButton
        variant={variant}
        download={async () => {
          const { blob, fileName } = await fetchFile();
          return { content: blob, name: fileName };
        }}
        failureMessage={failureMessage}
        // In the panel's foot a line below the button would move it.
        onDone={(name) => showToast({ title: t('invoices.panel.saved', { name }) })}
      >
        {label}
      </DownloadButton>
    );
  }

  function content(): ReactElement {
    if (invoice.error !== undefined)
      return <LoadError what={t('invoices.whole')} error={invoice.error} onRetry={invoice.retry} />;
    if (data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={280} />
        </SkeletonGroup>
      );
    }
    return (
      <>
        <div className={styles.of}>
          <Text tone="muted">
            {t('invoices.panel.of', { company: data.customer.name, number: data.customer.customer_id })}
          </Text>
          <Status kind="invoice" value={data.status} />
        </div>
        <DescriptionList layout="apart" items={facts(data)} />
        <ChangedInvoiceValues uuid={uuid} />
        {breakdown.error === undefined ? (
          <InvoiceLines breakdown={breakdown.data} invoice={data} />
        ) : (
          <LoadError what={t('invoices.lines')} error={breakdown.error} onRetry={breakdown.retry} />
        )}
      </>
    );
  }

  function facts(shown: Invoice): readonly Description[] {
    const { credits_invoice: credits, credited_by: creditedBy, reference } = shown;
    return [
      ...(namesCorporateGroup
        ? [
            {
              term: t('koncerner.column'),
              details: <CorporateGroupLink corporateGroup={shown.corporate_group} />,
            },
          ]
        : []),
      {
        term: t('invoices.period'),
        details: formatPeriod({ start: shown.period_start, end: shown.period_end }),
      },
      { term: t('invoices.date'), details: shown.invoice_date },
      { term: t('invoices.due'), details: shown.due_date },
      { term: t('invoices.panel.ocr'), details: ocr(shown.ocr_number) },
      { term: t('invoices.panel.bankgiro'), details: formatBankgiro(shown.bankgiro) },
      ...(reference === null ? [] : [{ term: t('invoices.panel.reference'), details: reference }]),
      ...(credits === null ? [] : [otherInvoice(t('invoices.panel.credits'), addressOfInvoice(credits))]),
      ...(creditedBy === null
        ? []
        : [otherInvoice(t('invoices.panel.creditedBy'), addressOfInvoice(creditedBy))]),
      { term: t('invoices.total'), details: formatMoney(shown.total_sek) },
      ...shown.payments.map(({ paid_date: date, amount_sek: sek }) => ({
        term: t('invoices.panel.paid', { date }),
        details: formatMoney(-sek),
      })),
      { term: t('invoices.remaining'), details: formatMoney(shown.remaining_sek), isStrong: true },
    ];
  }
}
