import type { CertificateContent } from '@vinrod/api-client';
import { t } from '../texts.ts';

/** Form values of a text. */
export interface ContentDraft {
  readonly title: string;
  readonly body: string;
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly footer: string;
}

/** Fields of the form, as the contract has them, in their order. */
export const contentFields = [
  'title',
  'body_text',
  'signatory_name',
  'signatory_title',
  'footer_text',
] as const;

/** The contract's names of form fields, where they differ. */
export const contentNames = {
  body: 'body_text',
  signatoryName: 'signatory_name',
  signatoryTitle: 'signatory_title',
  footer: 'footer_text',
} as const;

/** Longest text of each field, characters (contract, `CertificateContentWrite`). */
export const contentLimits = {
  title: 200,
  body_text: 4000,
  signatory_name: 200,
  signatory_title: 200,
  footer_text: 500,
} as const;

/** Form values of an existing text; empty without one. */
export function contentDraft(content: CertificateContent | undefined): ContentDraft {
  return {
    title: content?.title ?? '',
    body: content?.body_text ?? '',
    signatoryName: content?.signatory_name ?? '',
    signatoryTitle: content?.signatory_title ?? '',
    footer: content?.footer_text ?? '',
  };
}

/** Type guard for a draft read from browser storage. */
export function isContentDraft(stored: unknown): stored is ContentDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const draft: Partial<Record<keyof ContentDraft, unknown>> = stored;
  return [draft.title, draft.body, draft.signatoryName, draft.signatoryTitle, draft.footer].every(
    (text) => typeof text === 'string',
  );
}

/** Converts the draft to a request body. */
export function contentToSend(year: number, draft: ContentDraft) {
  return {
    year,
    title: draft.title.trim(),
    body_text: draft.body.trim(),
    signatory_name: draft.signatoryName.trim(),
    signatory_title: draft.signatoryTitle.trim(),
    footer_text: draft.footer.trim(),
  };
}

/** Validation errors by the contract's field names. */
export function contentProblems(draft: ContentDraft): Readonly<Record<string, string>> {
  const sent = contentToSend(0, draft);
  const problems: Record<string, string> = {};
  if (sent.title === '') problems['title'] = t('certificates.content.headingMissing');
  for (const field of contentFields)
    if (sent[field].length > contentLimits[field])
      problems[field] = t('certificates.content.tooLong', { max: contentLimits[field] });
  return problems;
}
