import { RichTextEditor } from '@vinrod/ui/rich-text-editor';
import { TextArea } from '@vinrod/ui/text-area';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { NewsDraft } from './news-draft.ts';

/** Labels of the form's fields by their names, in their order. */
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

/** What each part of the form gets. */
export interface NewsFieldsProps {
  readonly draft: NewsDraft;
  /** What is wrong, by name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<NewsDraft>) => void;
  /** Called when a field is changed, so that what was wrong with it goes away. */
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
        onChange={(body) => {
          onChange({ body });
          onMend('body');
        }}
        errorMessage={errors['body']}
      />
    </>
  );
}
