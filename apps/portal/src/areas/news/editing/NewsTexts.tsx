import { RichTextEditor } from '@vinrod/ui/rich-text-editor';
import { TextArea } from '@vinrod/ui/text-area';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { RichTextElements } from '#areas/news/rich-text';
import { t } from '#messages';

import type { NewsDraft } from './news-draft.ts';

/** Field labels by name, in display order. */
export function newsLabels() {
  return {
    title: t('newsEditing.heading'),
    preamble: t('newsEditing.preamble'),
    body: t('newsEditing.body'),
    image_alt_text: t('newsEditing.alt'),
    publish_at: t('newsEditing.publishAt'),
    publish_time: t('newsEditing.time'),
    unpublish_at: t('newsEditing.unpublishAt'),
    audience: t('newsEditing.audience'),
    corporate_groups: t('newsEditing.koncerner'),
  } as const;
}

/** Props of each part of the form. */
export interface NewsFieldsProps {
  readonly draft: NewsDraft;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<NewsDraft>) => void;
  /** Called when a field changes, to clear its error. */
  readonly onMend: (field: string) => void;
}

/** Heading, preamble and text. */
export function NewsTexts({ draft, errors, onChange, onMend }: NewsFieldsProps): ReactElement {
  const labels = newsLabels();
  return (
    <>
      <TextField
        label={labels.title}
        name="title"
        size="lg"
        maxLength={120}
        value={draft.title}
        onChange={(title) => {
          onChange({ title });
          onMend('title');
        }}
        errorMessage={errors['title']}
      />
      <TextArea
        label={labels.preamble}
        name="preamble"
        maxCharacters={300}
        rows={3}
        value={draft.preamble}
        onChange={(preamble) => {
          onChange({ preamble });
          onMend('preamble');
        }}
        errorMessage={errors['preamble']}
      />
      <RichTextEditor
        label={labels.body}
        name="body"
        value={draft.body}
        preview={draft.body === '' ? undefined : <RichTextElements html={draft.body} />}
        onChange={(body) => {
          onChange({ body });
          onMend('body');
        }}
        errorMessage={errors['body']}
      />
    </>
  );
}
