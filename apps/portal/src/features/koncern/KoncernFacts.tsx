import type { CorporateGroup } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatEnergy, formatPhoneNumber } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Status } from '@vinrod/ui/status-badge';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { mayOpen, routeTable } from '#routes';
import { useSignedInUser } from '#shell/profile';

/** Props of {@link KoncernFacts}. */
export interface KoncernFactsProps {
  readonly koncern: CorporateGroup;
}

/** Who looks after a koncern on both sides, and what it amounts to. */
export function KoncernFacts({ koncern }: KoncernFactsProps): ReactElement {
  const { permissions } = useSignedInUser();
  const { admin, account_manager: manager } = koncern;
  return (
    <Section title={t('koncern.facts')}>
      <DescriptionList
        items={[
          { term: t('organisation.accountManager'), details: manager?.full_name ?? null },
          {
            term: t('koncern.administrator'),
            details: administrator(),
            ...(admin === null || admin.phone_number === null
              ? {}
              : { note: formatPhoneNumber(admin.phone_number) }),
          },
          {
            term: t('organisation.annualConsumption'),
            details:
              koncern.annual_consumption_kwh === null
                ? null
                : formatEnergy(koncern.annual_consumption_kwh, { unit: 'kWh' }),
          },
          {
            term: t('organisation.status'),
            details: <Status kind="customer" value={koncern.status} />,
          },
        ]}
      />
    </Section>
  );

  function administrator(): ReactElement | string | null {
    if (admin === null) return null;
    const address = paths.customerUser(koncern.uuid, admin.uuid);
    if (!mayOpen(routeTable, address, permissions)) return admin.full_name;
    return <Link href={address}>{admin.full_name}</Link>;
  }
}
