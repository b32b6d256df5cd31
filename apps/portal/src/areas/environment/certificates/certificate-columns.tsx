import type { Certificate, ChangedDocument } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { EMISSION_UNIT_TYPESET, energyIn, formatDate, formatNumber, MISSING } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Suspense } from 'react';

import { corporateGroupColumn } from '#shell/corporate-group-column';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';
import { DownloadCertificate } from './DownloadCertificate.tsx';
import { t } from './texts.ts';

/** Loaded when a certificate needs it, which few do. */
const { Screen: ChangedMark } = lazyScreen(() =>
  import('#areas/invoices/changed-values').then((part) => part.ChangedMark),
);

/** What has changed since certificates were issued, by their id. */
export type ChangedCertificates = ReadonlyMap<string, ChangedDocument>;

const columns: readonly DataTableColumn<Certificate>[] = [
  {
    id: 'certificate_number',
    header: t('certificates.number'),
    text: ({ certificate_number: text }) => text,
    render: ({ certificate_number: text, verification_url: address }) => (
      <Link
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={t('certificates.verify', { number: text })}
      >
        {text}
      </Link>
    ),
    isSortable: true,
    minWidth: 124,
  },
  {
    id: 'type',
    header: t('certificates.type'),
    text: ({ type }) => t(`certificates.type.${type}`),
    minWidth: 116,
    listPlace: 'status',
  },
  {
    id: 'holder',
    header: t('certificates.holder'),
    text: ({ company, corporate_group: corporateGroup }) => company?.name ?? corporateGroup.name,
    isSortable: true,
    isStrong: true,
    width: '2fr',
    minWidth: 176,
    listPlace: 'detail',
  },
  {
    id: 'corporate_group',
    priority: 2,
    header: t('certificates.koncern'),
    text: ({ corporate_group: { name } }) => name,
    isHiddenAtFirst: true,
    minWidth: 160,
    listPlace: 'none',
  },
  {
    id: 'year',
    priority: 1,
    header: t('certificates.year'),
    text: ({ year }) => String(year),
    align: 'end',
    isSortable: true,
    minWidth: 104,
    listPlace: 'detail',
  },
  {
    id: 'delivered_kwh',
    header: t('certificates.delivered'),
    unit: 'MWh',
    text: ({ delivered_kwh: kwh }) => formatNumber(energyIn(kwh, 'MWh'), { decimals: 1 }),
    align: 'end',
    isSortable: true,
    minWidth: 150,
    listPlace: 'figure',
  },
  {
    id: 'site_count',
    header: t('certificates.sites'),
    text: ({ site_count: count }) => formatNumber(count),
    align: 'end',
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'co2',
    header: t('certificates.co2'),
    unit: EMISSION_UNIT_TYPESET,
    text: ({ co2_g_per_kwh: grams }) => formatNumber(grams, { decimals: 2 }),
    align: 'end',
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'product',
    priority: 4,
    header: t('certificates.choice'),
    text: ({ product }) => (product === null ? MISSING : t(`company.choice.${product}`)),
    minWidth: 108,
    listPlace: 'none',
  },
  {
    id: 'issued_at',
    priority: 3,
    header: t('certificates.issued'),
    text: ({ issued_at: at }) => formatDate(at),
    align: 'end',
    isSortable: true,
    minWidth: 108,
    listPlace: 'none',
  },
  {
    id: 'issued_by',
    priority: 5,
    header: t('certificates.by'),
    text: ({ issued_by: person }) => person?.full_name ?? MISSING,
    minWidth: 128,
    listPlace: 'none',
  },
  {
    id: 'download',
    header: t('certificates.actions'),
    isHeaderHidden: true,
    text: () => '',
    render: (certificate) => <DownloadCertificate certificate={certificate} />,
    width: 56,
    listPlace: 'trailing',
  },
];

/** The same columns with a link to the corporate group; hides the issuer initially, to make room. */
const columnsOfEvery: readonly DataTableColumn<Certificate>[] = columns.map((column) => {
  if (column.id === 'corporate_group')
    return corporateGroupColumn(({ corporate_group: corporateGroup }) => corporateGroup);
  return column.id === 'issued_by' ? { ...column, isHiddenAtFirst: true } : column;
});

function changedColumn(changed: ChangedCertificates): DataTableColumn<Certificate> {
  return {
    id: 'changed',
    header: t('certificates.changed'),
    isHeaderHidden: true,
    text: ({ id }) => (changed.has(id) ? t('certificates.changed') : ''),
    render: ({ id }) => {
      const document = changed.get(id);
      return document === undefined ? null : (
        <Suspense fallback={null}>
          <ChangedMark changed={document} />
        </Suspense>
      );
    },
    width: 40,
    listPlace: 'detail',
  };
}

/**
 * The columns of the list of certificates (mockup 15).
 *
 * @param namesCorporateGroup - Whether staff work with all corporate groups.
 */
export function certificateColumns(
  namesCorporateGroup: boolean,
  changed: ChangedCertificates,
): readonly DataTableColumn<Certificate>[] {
  const all = namesCorporateGroup ? columnsOfEvery : columns;
  // Beside what has changed: the energy.
  return all.flatMap((column) =>
    column.id === 'delivered_kwh' ? [column, changedColumn(changed)] : [column],
  );
}
