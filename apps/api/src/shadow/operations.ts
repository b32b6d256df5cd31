import { operation, type Operation } from '../server/operation.ts';
import { startShadow, stopShadow } from './shadow-sessions.ts';

/** Shadow mode: seeing the portal as somebody else. */
export const shadowOperations: readonly Operation[] = [
  operation('startShadowUser', (context) => startShadow(context, 'user', context.params.id)),
  operation('startShadowGroup', (context) => startShadow(context, 'group', context.params.id)),
  operation('stopShadowUser', async (context) => {
    await stopShadow(context, 'user', context.params.id);
    return {};
  }),
  operation('stopShadowGroup', async (context) => {
    await stopShadow(context, 'group', context.params.id);
    return {};
  }),
];
