import type { Invoice } from '@vinrod/api-client';
import { TagGroup, type TagItem } from '@vinrod/ui/tag';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { useCan } from '#profile';

import type { InvoiceScope } from './invoice-query-params.ts';
import * as styles from './InvoicesScreen.css.ts';
import { t } from './texts.ts';

export interface InvoicesOfProps extends InvoiceScope {
  /** Listed invoices, which name the company to those who may not open it; undefined while they load. */
  readonly invoices: readonly Invoice[] | undefined;
  /** Called with the query param of the filter to remove. */
  readonly onRemove: (name: string) => void;
}

/** "Visar bara": the company or the site whose invoices are listed, and the way to all of them. */
export function InvoicesOf({ company, site, invoices, onRemove }: InvoicesOfProps): ReactElement {
  const can = useCan();
  const ofCompany = useOperation(
    'getCustomer',
    company !== undefined && can('view', 'company') ? { path: { id: company } } : undefined,
  );
  const ofSite = useOperation(
    'getSite',
    site !== undefined && can('view', 'site') ? { path: { id: site } } : undefined,
  );
  const companyName = ofCompany.data?.name ?? invoices?.[0]?.customer.name;
  const siteName = ofSite.data?.name;
  const items: readonly TagItem[] = [
    ...(company === undefined
      ? []
      : [
          {
            id: 'company',
            label:
              companyName === undefined
                ? t('invoices.of.unnamedCompany')
                : t('invoices.of.company', { name: companyName }),
          },
        ]),
    ...(site === undefined
      ? []
      : [
          {
            id: 'site',
            label:
              siteName === undefined
                ? t('invoices.of.unnamedSite')
                : t('invoices.of.site', { name: siteName }),
          },
        ]),
  ];
  return (
    <div className={styles.of}>
      <TagGroup label={t('invoices.of.label')} isLabelHidden items={items} onRemove={onRemove} />
    </div>
  );
}
