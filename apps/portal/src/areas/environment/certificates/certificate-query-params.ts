import type { CertificateKind } from '../queries/certificate-kind.ts';

/** Query params of the certificates, apart from sort, search and page. */
export interface CertificateQueryParams {
  /** Undefined shows every year of delivery. */
  readonly year: number | undefined;
  /** Kind whose text is being edited; undefined shows the list. */
  readonly edited: CertificateKind | undefined;
}

const kinds: readonly CertificateKind[] = ['yearly_usage', 'partnership'];

/** Parses the query params; ignores anything invalid. */
export function readCertificateQueryParams(params: URLSearchParams): CertificateQueryParams {
  const year = params.get('year') ?? '';
  return {
    year: /^2[01]\d\d$/.test(year) ? Number(year) : undefined,
    edited: kinds.find((kind) => kind === params.get('content')),
  };
}

/** Query params with another year; resets to the first page. */
export function withYear(before: URLSearchParams, year: number | undefined): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (year === undefined) params.delete('year');
  else params.set('year', String(year));
  return params;
}

/** Query params for editing the text of a kind and year. */
export function contentQuery(kind: CertificateKind, year: number | undefined): string {
  const params = new URLSearchParams({ content: kind });
  if (year !== undefined) params.set('year', String(year));
  return params.toString();
}
