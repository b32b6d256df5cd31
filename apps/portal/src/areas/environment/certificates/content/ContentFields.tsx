import { TextArea } from '@vinrod/ui/text-area';
import { TextField } from '@vinrod/ui/text-field';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import type { CertificateKind } from '../../queries/certificate-kind.ts';
import { placeholders, unknownPlaceholders } from '../preview/certificate-text.ts';
import { contentLimits, type ContentDraft } from './content-draft.ts';
import { t } from '../texts.ts';

/** Field labels by the contract's names, in display order. */
export function contentLabels() {
  return {
    title: t('certificates.content.heading'),
    body_text: t('certificates.content.body'),
    signatory_name: t('certificates.content.signatoryName'),
    signatory_title: t('certificates.content.signatoryTitle'),
    footer_text: t('certificates.content.footer'),
  } as const;
}

export interface ContentFieldsProps {
  readonly kind: CertificateKind;
  readonly draft: ContentDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<ContentDraft>) => void;
}

function bracedList(words: readonly string[]): string {
  return words.map((word) => `{${word}}`).join(', ');
}

export function ContentFields({ kind, draft, errors, onChange }: ContentFieldsProps): ReactElement {
  const labels = contentLabels();
  const unknown = unknownPlaceholders(kind, `${draft.title}${draft.body}${draft.footer}`);

  function field(name: keyof typeof labels, key: keyof ContentDraft) {
    return {
      label: labels[name],
      name,
      value: draft[key],
      errorMessage: errors[name],
      onChange: (text: string) => onChange({ [key]: text }),
    };
  }

  return (
    <>
      <TextField {...field('title', 'title')} maxLength={contentLimits.title} />
      <TextArea
        {...field('body_text', 'body')}
        rows={8}
        maxCharacters={contentLimits.body_text}
        hint={t('certificates.content.bodyHint', { words: bracedList(placeholders[kind]) })}
      />
      <TextField {...field('signatory_name', 'signatoryName')} maxLength={contentLimits.signatory_name} />
      <TextField {...field('signatory_title', 'signatoryTitle')} maxLength={contentLimits.signatory_title} />
      <TextArea {...field('footer_text', 'footer')} rows={2} maxCharacters={contentLimits.footer_text} />
      {unknown.length === 0 ? null : (
        <InlineAlert tone="warning" announce="polite">
          {t('certificates.content.unknown', { words: bracedList(unknown) })}
        </InlineAlert>
      )}
    </>
  );
}
