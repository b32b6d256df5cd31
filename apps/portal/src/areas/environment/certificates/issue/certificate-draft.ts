import type { CertificateKind } from '../../queries/certificate-kind.ts';
import { t } from '../texts.ts';

/** Selection: everything, including what is added later, or these uuids. */
export type Selected = 'all' | readonly string[];

/** Form values of a new certificate. */
export interface CertificateDraft {
  readonly kind: CertificateKind;
  /** Null until selected. */
  readonly year: number | null;
  /** Whether to issue for the shown corporate group, or for many, one after another. */
  readonly reach: 'one' | 'several';
  readonly corporateGroups: readonly string[];
  /** Sites whose consumption is certified. */
  readonly sites: Selected;
  /** Companies that a partnership names. */
  readonly companies: Selected;
}

/**
 * Initial form values.
 *
 * @param year - Newest year that can be selected.
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

/** Type guard for a draft read from browser storage. */
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
 * Validation errors of a draft by field name.
 *
 * @param hasHolder - Whether the selection includes a company.
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
