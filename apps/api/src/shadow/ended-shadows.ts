import { sql } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../server/deps.ts';

/** Sessions closed per batch, to keep the transaction short. */
const batchSize = 100;

/**
 * Records the end of shadow sessions that nobody stopped: they have expired, or the actor's own session is over. They
 * have been unusable since; this is for the log. Several processes may run it concurrently.
 */
export async function closeEndedShadows({
  clock,
  database,
}: Pick<Deps, 'clock' | 'database'>): Promise<void> {
  const now = clock.now();
  let closed = batchSize;
  while (closed === batchSize) {
    closed = await database.transaction(async (trx) => {
      const ended = await trx
        .selectFrom('shadow_session')
        .leftJoin('session', 'session.id', 'shadow_session.session_id')
        .leftJoin('app_user', (join) =>
          join.onRef('app_user.id', '=', 'session.user_id').on('app_user.status', '=', 'active'),
        )
        .select(['shadow_session.id', 'shadow_session.kind', 'actor_id', 'actor_name'])
        .select(['target_id', 'target_name', 'shadow_session.expires_at', 'session.revoked_at'])
        .where('ended_at', 'is', null)
        .where(
          sql<boolean>`(shadow_session.expires_at <= ${now} or app_user.id is null
            or session.revoked_at is not null or session.expires_at <= ${now})`,
        )
        .orderBy('shadow_session.expires_at')
        .orderBy('shadow_session.id')
        .limit(batchSize)
        .forUpdate('shadow_session')
        .skipLocked()
        .execute();
      for (const shadow of ended) {
        const isExpired = shadow.expires_at <= now;
        const at = isExpired ? shadow.expires_at : (shadow.revoked_at ?? now);
        await trx.updateTable('shadow_session').set({ ended_at: at }).where('id', '=', shadow.id).execute();
        await recordEvent(trx, {
          at,
          event: isExpired ? 'shadow_expiry' : 'shadow_stop',
          outcome: 'succeeded',
          actor: { id: shadow.actor_id, name: shadow.actor_name },
          target: { kind: shadow.kind, id: shadow.target_id, name: shadow.target_name },
          address: null,
          shadowId: shadow.id,
          operation: null,
          path: null,
          status: null,
          requestId: null,
          details: isExpired ? '' : 'own session over',
        });
      }
      return ended.length;
    });
  }
}
