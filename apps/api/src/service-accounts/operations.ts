import { Answer, publicOperation, type Operation } from '../server/operation.ts';
import { OauthError, uncached } from './oauth-error.ts';
import { requestToken } from './request-token.ts';

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
];
