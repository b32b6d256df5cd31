import { energyOperations } from './energy/index.ts';
import { authenticationOperations } from './identity/authentication-operations.ts';
import { profileOperations } from './identity/profile.ts';
import { mailOperations } from './mail/operations.ts';
import { newsOperations } from './news/operations.ts';
import { organisationOperations } from './organisation/operations.ts';
import type { Operation } from './server/operation.ts';
import { systemOperations } from './server/system-operations.ts';

/** The code behind every operation of the contract. */
export const operations: readonly Operation[] = [
  ...authenticationOperations,
  ...profileOperations,
  ...organisationOperations,
  ...energyOperations,
  ...newsOperations,
  ...mailOperations,
  ...systemOperations,
];
