import { energyOperations } from './energy/index.ts';
import { residualMixOperations } from './energy/residual-mix/operations.ts';
import { auditOperations } from './event-log/operations.ts';
import { changedValueOperations } from './changed-values/operations.ts';
import { certificateOperations } from './certificates/operations.ts';
import { exportOperations } from './exports/operations.ts';
import { authenticationOperations } from './identity/authentication-operations.ts';
import { intakeOperations } from './intakes/operations.ts';
import { overviewOperations } from './overview/operations.ts';
import { profileOperations } from './identity/profile.ts';
import { invoiceOperations } from './invoices/operations.ts';
import { searchOperations } from './search/operations.ts';
import { workItemOperations } from './work-items/operations.ts';
import { mailOperations } from './demo-mailbox/operations.ts';
import { newsOperations } from './news/operations.ts';
import { organisationOperations } from './organisation/operations.ts';
import { personalDataOperations } from './personal-data/operations.ts';
import { roleOperations } from './roles/operations.ts';
import { savedViewOperations } from './saved-views/operations.ts';
import { serviceAccountOperations } from './service-accounts/operations.ts';
import type { Operation } from './server/operation.ts';
import { systemOperations } from './http/system-operations.ts';
import type { ServiceOperation } from './server/service-operation.ts';
import { shadowOperations } from './shadow/operations.ts';
import { supplierOperations } from './supplier/operations.ts';
import { userOperations } from './users/operations.ts';

/** The implementations of all operations of the contract that people call. */
export const operations: readonly Operation[] = [
  ...authenticationOperations,
  ...profileOperations,
  ...roleOperations,
  ...userOperations,
  ...personalDataOperations,
  ...serviceAccountOperations,
  ...shadowOperations,
  ...auditOperations,
  ...organisationOperations,
  ...energyOperations,
  ...overviewOperations,
  ...residualMixOperations,
  ...exportOperations,
  ...certificateOperations,
  ...changedValueOperations,
  ...invoiceOperations,
  ...searchOperations,
  ...workItemOperations,
  ...newsOperations,
  ...mailOperations,
  ...savedViewOperations,
  ...intakeOperations,
  ...systemOperations,
];

/** The implementations of all operations of the contract for the supplier's own systems. */
export const serviceOperations: readonly ServiceOperation[] = supplierOperations;
