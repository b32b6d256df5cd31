import type { Company } from '@vinrod/api-client';

import { swedishText } from '#messages';

import type { CertificateKind } from '../../queries/certificate-kind.ts';

/** Words between braces that certificates of a kind fill in (contract, `CertificateContent.body_text`). */
export const placeholders = {
  yearly_usage: ['koncern', 'bolag', 'år', 'el', 'miljöval', 'leverantör'],
  partnership: ['koncern', 'bolag', 'år', 'leverantör'],
} as const satisfies Readonly<Record<CertificateKind, readonly string[]>>;

/** What the words are replaced by. */
export type PlaceholderValues = Readonly<Record<string, string>>;

const braced = /\{([^{}]+)\}/g;

/** A text with its words filled in; what has no value stays as it is written, as on the certificate. */
export function filledText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(braced, (whole, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? whole) : whole,
  );
}

/** Words between braces that certificates of a kind do not fill in: spelling mistakes, as a rule. */
export function unknownPlaceholders(kind: CertificateKind, text: string): readonly string[] {
  const known: readonly string[] = placeholders[kind];
  const words = [...text.matchAll(braced)].map(([, word = '']) => word);
  return [...new Set(words)].filter((word) => !known.includes(word));
}

/** What an origin is called in the running text of a certificate, which is Swedish. */
export function originText(choice: Company['environmental_choice'], year: number): string {
  return swedishText(`certificates.origin.${choice}`, { year: String(year) });
}
