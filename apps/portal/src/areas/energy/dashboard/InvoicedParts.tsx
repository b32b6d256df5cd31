import type { InvoicedCost } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface InvoicedPartsProps {
  /** Null for users who may not see invoices. */
  readonly cost: InvoicedCost | null | undefined;
}

/** Invoiced cost of the same days by part, or a note that it is not known, or that the cost is for the energy alone. */
export function InvoicedParts({ cost }: InvoicedPartsProps): ReactElement {
  if (cost === null || cost === undefined) return <Text>{t('overview.energyOnly')}</Text>;
  if (!cost.is_whole) return <Text>{t('overview.notInvoiced')}</Text>;
  return (
    <Text>
      {t('overview.invoicedParts', {
        total: formatMoney(cost.total_sek),
        energy: formatMoney(cost.energy_sek),
        environment: formatMoney(cost.environment_sek),
        fees: formatMoney(cost.fees_sek),
      })}
    </Text>
  );
}
