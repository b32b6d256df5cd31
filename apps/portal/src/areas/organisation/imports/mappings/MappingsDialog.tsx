import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import { ColumnMappings } from './ColumnMappings.tsx';
import { KeptArticles } from './KeptArticles.tsx';
import { KeptBuyers } from './KeptBuyers.tsx';
import type { KeptPartProps } from './kept-actions.tsx';

export interface MappingsDialogProps extends KeptPartProps {
  readonly onClose: () => void;
}

/** What was told of files once and is kept for the next: their columns, the articles of invoices and their buyers. */
export function MappingsDialog({ mayManage, onClose }: MappingsDialogProps): ReactElement {
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('intakes.mappings')}
      actions={<Button slot="close">{t('intakes.close')}</Button>}
    >
      <Section level={3} isFirst title={t('intakes.mappings.columns')}>
        <ColumnMappings mayManage={mayManage} />
      </Section>
      <Section level={3} title={t('intakes.mappings.articles')}>
        <KeptArticles mayManage={mayManage} />
      </Section>
      <Section level={3} title={t('intakes.mappings.buyers')}>
        <KeptBuyers mayManage={mayManage} />
      </Section>
    </Dialog>
  );
}
