import type { NewsItem } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { Heading } from '@vinrod/ui/heading';
import type { ReactElement } from 'react';

import { NewsArticle } from '#areas/news/article';
import { t } from '#messages';

import type { NewsDraft } from './news-draft.ts';

export interface NewsPreviewProps {
  readonly item: NewsItem | undefined;
  readonly draft: NewsDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Preview of the item as its readers will see it, with unsaved changes. */
export function NewsPreview({ item, draft, isOpen, onClose }: NewsPreviewProps): ReactElement {
  const picture = item?.image ?? null;
  const image = picture === null ? null : { ...picture, alt_text: draft.altText };
  return (
    <Dialog
      title={t('newsEditing.previewTitle')}
      size="lg"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={<Button onPress={onClose}>{t('newsEditing.close')}</Button>}
    >
      <Heading level={3} size="title1">
        {draft.title}
      </Heading>
      <NewsArticle
        article={{
          image,
          preamble: draft.preamble,
          body: draft.body,
          attachments: item?.attachments ?? [],
        }}
      />
    </Dialog>
  );
}
