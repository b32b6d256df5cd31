import type { Contact } from '@vinrod/api-client';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { LifeBuoy } from 'lucide-react';
import type { ReactElement } from 'react';

import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import type { ScreenProps } from '#navigation';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { Dimmed, LoadError } from '#shell/query-state';

import { ContactCard, descriptionOf } from './ContactCard.tsx';
import * as styles from './ContactScreen.css.ts';
import { useContacts } from './use-contacts.ts';

interface ContactsProps {
  readonly title: string;
  readonly contacts: readonly Contact[];
}

function Contacts({ title, contacts }: ContactsProps): ReactElement | null {
  if (contacts.length === 0) return null;
  const hasDescriptions = contacts.some((contact) => descriptionOf(contact) !== null);
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <ContactCard key={contact.uuid} {...{ contact, hasDescriptions }} />
        ))}
      </ul>
    </Section>
  );
}

/** Contacts for a product: those of the corporate group first, then those for everybody. */
export function ContactScreen({ params }: ScreenProps): ReactElement {
  const heading = usePageTitle(t('contact.title'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const contacts = useContacts(corporateGroup?.uuid, params['product'] ?? '');
  return (
    <Page
      title={t('contact.title')}
      titleRef={heading}
      description={
        corporateGroup === undefined
          ? t('contact.leadAll')
          : t('contact.lead', { koncern: corporateGroup.name })
      }
    >
      {content()}
    </Page>
  );

  function content(): ReactElement {
    if (contacts.error !== undefined) {
      return (
        <PageBody>
          <LoadError what={t('contact.persons')} error={contacts.error} onRetry={contacts.retry} />
        </PageBody>
      );
    }
    if (contacts.data === undefined) {
      return (
        <PageBody>
          <SkeletonGroup>
            <Skeleton width="40%" />
            <Skeleton shape="block" height={180} />
          </SkeletonGroup>
        </PageBody>
      );
    }
    if (contacts.data.results.length === 0) {
      return (
        <PageBody>
          <EmptyState icon={LifeBuoy} title={t('contact.empty')}>
            {t('contact.emptyHint')}
          </EmptyState>
        </PageBody>
      );
    }
    return (
      <Dimmed isStale={contacts.isStale}>
        <Contacts
          title={t('contact.own')}
          contacts={contacts.data.results.filter((contact) => contact.corporate_group !== null)}
        />
        <Contacts
          title={t('contact.everybody')}
          contacts={contacts.data.results.filter((contact) => contact.corporate_group === null)}
        />
      </Dimmed>
    );
  }
}
