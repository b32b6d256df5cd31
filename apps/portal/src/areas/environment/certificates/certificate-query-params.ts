import type { CertificateKind } from '../queries/certificate-kind.ts';

/** What the address of the certificates says beside order, search and page. */
export interface CertificateQueryParams {
  /** Undefined shows every year of delivery. */
  readonly year: number | undefined;
  /** The kind whose text is edited; undefined shows the list. */
  readonly edited: CertificateKind | undefined;
}

const kinds: readonly CertificateKind[] = ['yearly_usage', 'partnership'];

/** Reads an address; what it does not understand is left out. */
export function readCertificateQueryParams(params: URLSearchParams): CertificateQueryParams {
  const year = params.get('year') ?? '';
  return {
    year: /^2[01]\d\d$/.test(year) ? Number(year) : undefined,
    edited: kinds.find((kind) => kind === params.get('content')),
  };
}

/** The list with the certificates of another year; starts over at the first page. */
export function withYear(before: URLSearchParams, year: number | undefined): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (year === undefined) params.delete('year');
  else params.set('year', String(year));
  return params;
}

/** The address where the text of a kind and a year is edited. */
export function contentQuery(kind: CertificateKind, year: number | undefined): string {
  const params = new URLSearchParams({ content: kind });
  if (year !== undefined) params.set('year', String(year));
  return params.toString();
}
