import type { operations, ShadowSession } from '../contract.ts';
import { activeShadow, type SessionStorage } from '../session/session.ts';
import type { ArgsOf } from '../transport/endpoint-types.ts';
import type { Endpoints } from '../transport/endpoints.ts';
import type { CallOptions } from '../transport/transport.ts';

/** Seeing the portal as somebody else (specification, sections 4 and 7). */
export function shadowResource(api: Endpoints, storage: SessionStorage) {
  const starter =
    (mode: 'user' | 'group') =>
    async (args: ArgsOf<operations['startShadowUser']>): Promise<ShadowSession> => {
      const actor = storage.get()?.user?.uuid;
      const started = await api.postJson(`/v1/users/shadow-${mode}/{id}/`, 'token', 'target')(args);
      const { token, target, expires_at: expiresAt } = started;
      const now = storage.get();
      // Somebody who signed in meanwhile must not get the shadow mode of the previous user.
      if (now && now.user?.uuid === actor) {
        storage.set({ ...now, shadow: { mode, token, target, expiresAt } });
      }
      return started;
    };

  return {
    /** Enters shadow mode as a user (their uuid). Every call carries the token from then on. */
    startUser: starter('user'),
    /** Enters shadow mode as a corporate group (its uuid). */
    startGroup: starter('group'),
    /**
     * Leaves shadow mode here at once, then on the server. Rejects when the server could not be reached; the token then
     * expires by itself.
     */
    async stop(options?: CallOptions): Promise<void> {
      const session = storage.get();
      const shadow = session && activeShadow(session);
      if (!shadow) return;
      storage.set({ ...session, shadow: { mode: false } });
      if (shadow.target)
        await api.deleteVoid(`/v1/users/shadow-${shadow.mode}/{id}/`)({
          ...options,
          path: { id: shadow.target.uuid },
        });
    },
  };
}
