import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { BookOpen, CircleQuestionMark, Keyboard, LifeBuoy } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { t } from '#messages';
import { electricity, paths } from '#navigation';
import { contactViewers } from '#session';
import { useHasAny } from '#shell/profile';

import { KeyList } from './KeyList.tsx';
import { WordList } from './WordList.tsx';

type HelpPage = 'keys' | 'words';

/** Help in the same place on every page (WCAG 3.2.6): the word list, the keys, and whom to turn to. */
export function HelpMenu(): ReactElement {
  const [page, setPage] = useState<HelpPage>();
  const mayContact = useHasAny(contactViewers);
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
