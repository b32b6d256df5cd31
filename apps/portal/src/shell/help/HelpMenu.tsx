import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { useSetAtom } from 'jotai';
import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Keyboard,
  LifeBuoy,
  Lock,
  Scale,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages';
import { electricity, paths } from '#navigation';
import { consentAtom } from '#page-views';
import { useCan } from '#profile';

import { KeyList } from './KeyList.tsx';
import { WordList } from './WordList.tsx';

type HelpPage = 'keys' | 'words';

/**
 * Help in the same place on every page (WCAG 3.2.6): glossary, keyboard shortcuts, contacts, what the supplier has written of terms and personal data and, where visits are
 * measured, withdrawing consent as easily as it was given (GDPR article 7.3).
 */
export function HelpMenu(): ReactElement {
  const [page, setPage] = useState<HelpPage>();
  const can = useCan();
  const mayContact = can('view', 'contact');
  const { supplier, tagManagerId } = useRuntimeConfig();
  const addresses = [
    ['terms', supplier.termsUrl, Scale],
    ['privacy', supplier.privacyUrl, Lock],
  ] as const;
  const setConsent = useSetAtom(consentAtom);
  const close = (): void => setPage(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton icon={CircleQuestionMark} label={t('help.menu')} />}
        placement="bottom end"
        sections={[
          {
            id: 'help',
            label: t('help.menu'),
            items: [
              { id: 'words', label: t('help.words'), icon: BookOpen, onAction: () => setPage('words') },
              { id: 'keys', label: t('help.keys'), icon: Keyboard, onAction: () => setPage('keys') },
              ...(mayContact
                ? [
                    {
                      id: 'contact',
                      label: t('help.contact'),
                      icon: LifeBuoy,
                      href: paths.contact(electricity),
                    },
                  ]
                : []),
              ...addresses.flatMap(([id, href, icon]) =>
                href === undefined ? [] : [{ id, label: t(`shell.${id}`), icon, href }],
              ),
              ...(tagManagerId === undefined
                ? []
                : [
                    {
                      id: 'consent',
                      label: t('shell.consent.label'),
                      icon: ChartNoAxesColumn,
                      onAction: () => setConsent('undecided'),
                    },
                  ]),
            ],
          },
        ]}
      />
      <Dialog
        isOpen={page !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={page === 'keys' ? t('help.keys') : t('help.words')}
        actions={<Button slot="close">{t('help.close')}</Button>}
      >
        {page === 'keys' ? <KeyList /> : <WordList />}
      </Dialog>
    </>
  );
}
