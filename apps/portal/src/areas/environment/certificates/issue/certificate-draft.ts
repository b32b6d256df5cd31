import { t } from '#messages';

import type { CertificateKind } from '../../queries/certificate-kind.ts';

/** What has been chosen of some things: every one, also those that come later, or these uuids. */
export type Selected = 'all' | readonly string[];

/** What the form of a new certificate holds. */
export interface CertificateDraft {
  readonly kind: CertificateKind;
  /** Null until chosen. */
  readonly year: number | null;
  /**
   * Whether certificates of the corporate group that is shown are issued, or those of many corporate groups in a row.
   */
  readonly reach: 'one' | 'several';
  readonly corporateGroups: readonly string[];
  /** Sites to certify the use of. */
  readonly sites: Selected;
  /** Companies that a partnership names. */
  readonly companies: Selected;
}

/**
 * The form before anything is chosen.
 *
 * @param year - The newest year that can be chosen.
 * @param reach - `several` where all corporate groups are shown.
 */
export function newCertificate(
  year: number | undefined,
  reach: CertificateDraft['reach'] = 'one',
): CertificateDraft {
  return {
    kind: 'yearly_usage',
    year: year ?? null,
    reach,
    corporateGroups: [],
    sites: 'all',
    companies: 'all',
  };
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Whether what was found in the browser's storage is a draft. */
export function isCertificateDraft(stored: unknown): stored is CertificateDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const draft: Partial<Record<keyof CertificateDraft, unknown>> = stored;
  return (
    (draft.kind === 'yearly_usage' || draft.kind === 'partnership') &&
    (draft.year === null || Number.isInteger(draft.year)) &&
    (draft.reach === 'one' || draft.reach === 'several') &&
    isTexts(draft.corporateGroups) &&
    (draft.sites === 'all' || isTexts(draft.sites)) &&
    (draft.companies === 'all' || isTexts(draft.companies))
  );
}

/**
 * What is wrong with a draft, by the names of its fields.
 *
 * @param hasHolder - Whether a company is among what is chosen.
 */
export function certificateProblems(
  { year, reach, corporateGroups, kind }: CertificateDraft,
  hasHolder: boolean,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (year === null) problems['year'] = t('certificates.problem.year');
  if (reach === 'several') {
    if (corporateGroups.length === 0) problems['corporate_groups'] = t('certificates.problem.koncerner');
  } else if (!hasHolder) {
    if (kind === 'partnership') problems['companies'] = t('certificates.problem.companies');
    else problems['sites'] = t('certificates.problem.sites');
  }
  return problems;
}
