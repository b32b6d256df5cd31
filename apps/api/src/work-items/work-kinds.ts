import { endingContracts } from './kinds/contracts.ts';
import { overdueInvoices } from './kinds/invoices.ts';
import { missingValues } from './kinds/missing-values.ts';
import { oldDrafts } from './kinds/news-drafts.ts';
import { expiredInvitations, keptAdministrators, lockedPeople } from './kinds/people.ts';
import { missingResidualMixes } from './kinds/residual-mixes.ts';
import { unreviewedSuggestions } from './kinds/suggestions.ts';
import type { WorkKind } from './work-kind.ts';

/** Every kind of work, in answer order: what is most urgent first. */
export const workKinds: readonly WorkKind[] = [
  missingValues,
  missingResidualMixes,
  unreviewedSuggestions,
  endingContracts,
  overdueInvoices,
  keptAdministrators,
  lockedPeople,
  expiredInvitations,
  oldDrafts,
];
