import { DescriptionList, type Description } from '@vinrod/ui/description-list';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import * as styles from './CertificatePaper.css.ts';
import { filledText, type PlaceholderValues } from './certificate-text.ts';
import { swedishText } from '../texts.ts';

/** Texts that staff write for a certificate. */
export interface CertificateWords {
  readonly title: string;
  readonly body: string;
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly footer: string;
}

export interface CertificatePaperProps {
  readonly words: CertificateWords;
  readonly values: PlaceholderValues;
  /** Recipient: the company, or the corporate group of a partnership. */
  readonly holder: string;
  /** Legal name of the supplier. */
  readonly supplier: string;
  /** Facts printed on it. */
  readonly facts: readonly Description[];
}

/** Text of a certificate in the order of its first page; in Swedish, as all certificates are. */
export function CertificatePaper({
  words,
  values,
  holder,
  supplier,
  facts,
}: CertificatePaperProps): ReactElement {
  const { signatoryName, signatoryTitle, footer } = words;
  return (
    <article className={styles.paper} lang="sv" aria-label={swedishText('certificates.preview.label')}>
      <div className={styles.words}>
        <p className={styles.title}>{filledText(words.title, values)}</p>
        <span className={styles.name}>{holder}</span>
        <div className={styles.body}>{filledText(words.body, values)}</div>
      </div>
      <DescriptionList items={facts} layout="above" />
      <div className={styles.signature}>
        <Text size="small" tone="muted">
          {swedishText('certificates.preview.issued')}
        </Text>
        {signatoryName === '' ? null : <span className={styles.name}>{signatoryName}</span>}
        <Text>{[signatoryTitle, supplier].filter((part) => part !== '').join(', ')}</Text>
      </div>
      <Text size="small" tone="muted">
        {swedishText('certificates.preview.check')} {filledText(footer, values)}
      </Text>
    </article>
  );
}
