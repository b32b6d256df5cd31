import { recordEvent } from '../../audit/record-event.ts';
import { currentRequest } from '../../server/current-request.ts';
import type { Deps } from '../../server/deps.ts';
import type { SignInRefusal } from './sign-in-problem.ts';

/** Records why somebody may not do what they went to a provider for. */
export async function recordRefusal(deps: Deps, { problem, user }: SignInRefusal): Promise<void> {
  const request = currentRequest();
  await deps.database.transaction((trx) =>
    recordEvent(trx, {
      at: deps.clock.now(),
      event: 'sign_in_refused',
      outcome: 'refused',
      actor: null,
      target: user === null ? null : { kind: 'user', ...user },
      address: request?.address ?? null,
      shadowId: null,
      operation: null,
      path: null,
      status: null,
      requestId: request?.id ?? null,
      details: `provider ${problem}`,
    }),
  );
}
