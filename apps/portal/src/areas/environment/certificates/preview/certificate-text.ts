import type { Company } from '@vinrod/api-client';

import type { CertificateKind } from '../../queries/certificate-kind.ts';
import { swedishText } from '../texts.ts';

/** Placeholders in braces that certificates of a kind fill in (contract, `CertificateContent.body_text`). */
export const placeholders = {
  yearly_usage: ['koncern', 'bolag', 'år', 'el', 'miljöval', 'leverantör'],
  partnership: ['koncern', 'bolag', 'år', 'leverantör'],
} as const satisfies Readonly<Record<CertificateKind, readonly string[]>>;

/** Values of the placeholders. */
export type PlaceholderValues = Readonly<Record<string, string>>;

const braced = /\{([^{}]+)\}/g;

/** Fills in the placeholders of a text; those without a value stay as written, as on the certificate. */
export function filledText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(braced, (whole, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? whole) : whole,
  );
}

/** Placeholders that certificates of a kind do not fill in; usually spelling mistakes. */
export function unknownPlaceholders(kind: CertificateKind, text: string): readonly string[] {
  const known: readonly string[] = placeholders[kind];
  const words = [...text.matchAll(braced)].map(([, word = '']) => word);
  return [...new Set(words)].filter((word) => !known.includes(word));
}

/** Name of an origin in the running text of a certificate, which is Swedish. */
export function originText(choice: Company['environmental_choice'], year: number): string {
  return swedishText(`certificates.origin.${choice}`, { year: String(year) });
}
