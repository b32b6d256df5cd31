export {
  useCertificateContent,
  useCertificates,
  useIssuableYears,
  type CertificateKind,
} from './certificate-queries.ts';
export { useResidualMix, useResidualMixes } from './residual-mix-queries.ts';
