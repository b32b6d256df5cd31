import { expect, it } from 'vitest';

import { certificateProblems, isCertificateDraft, newCertificate } from './certificate-draft.ts';

it('finds a draft again, and nothing else', () => {
  expect(isCertificateDraft(JSON.parse(JSON.stringify(newCertificate(2024))))).toBe(true);
  expect(isCertificateDraft({ ...newCertificate(2024), sites: [1] })).toBe(false);
  expect(isCertificateDraft(null)).toBe(false);
});

it('asks for a year and for what to certify', () => {
  expect(Object.keys(certificateProblems(newCertificate(undefined), false))).toEqual(['year', 'sites']);
  const partnership = { ...newCertificate(2024), kind: 'partnership' } as const;
  expect(Object.keys(certificateProblems(partnership, false))).toEqual(['companies']);
  const several = { ...newCertificate(2024), reach: 'several' } as const;
  expect(Object.keys(certificateProblems(several, true))).toEqual(['corporate_groups']);
  expect(certificateProblems({ ...several, corporateGroups: ['A'] }, false)).toEqual({});
});
