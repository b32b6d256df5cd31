import type { Profile } from '../contract.ts';
import { isRecord } from '../record.ts';
import { json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const hasProfile = objectWith<Profile>('uuid', 'full_name', 'permissions');
const read = json((value): value is Profile => hasProfile(value) && isRecord(value.permissions));

/** The signed-in user. */
export function profileResource(send: Send) {
  return {
    /** Who is signed in and what they may do. */
    get: (options?: CallOptions): Promise<Profile> =>
      send({ method: 'GET', path: '/v1/users/profile/', read }, options),
  };
}
