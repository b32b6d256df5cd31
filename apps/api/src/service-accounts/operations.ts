import { Answer, operation, publicOperation, type Operation } from '../server/operation.ts';
import { OauthError, uncached } from './oauth-error.ts';
import { requestToken } from './request-token.ts';
import {
  addServiceAccountSecret,
  changeServiceAccount,
  createServiceAccount,
  revokeServiceAccount,
} from './service-account-changes.ts';
import { listServiceAccounts } from './service-accounts.ts';

/** Accounts of a supplier's own systems, and the access tokens that they ask for. */
export const serviceAccountOperations: readonly Operation[] = [
  publicOperation('requestServiceToken', async ({ deps, request }) => {
    try {
      return new Answer(await requestToken(deps, request), uncached);
    } catch (error) {
      if (error instanceof OauthError) return error.answer();
      throw error;
    }
  }),
  operation('listServiceAccounts', ({ deps, query, request }) =>
    listServiceAccounts(deps.database.db, query, request.url, deps.clock.now()),
  ),
  operation('createServiceAccount', (call) => createServiceAccount(call, call.body)),
  operation('changeServiceAccount', (call) => changeServiceAccount(call, call.params.id, call.body)),
  operation('addServiceAccountSecret', (call) =>
    addServiceAccountSecret(call, call.params.id, call.body.overlap_hours),
  ),
  operation('revokeServiceAccount', async (call) => {
    await revokeServiceAccount(call, call.params.id);
    return {};
  }),
];
