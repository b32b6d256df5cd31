import type { AuditEvent, AuditEventKind } from '@vinrod/api-client';

import { t } from '#messages';

/** The kinds that tell of shadow mode, in the order a filter offers them. */
export const shadowKinds = [
  'shadow_start',
  'shadow_stop',
  'shadow_expiry',
  'shadow_write',
  'shadow_write_failed',
] as const satisfies readonly AuditEventKind[];

/** The kinds that tell of users, roles and sign-in, in the order a filter offers them. */
export const accountKinds = [
  'user_invite',
  'user_change',
  'user_remove',
  'role_create',
  'role_change',
  'role_remove',
  'password_change',
  'authenticator_enabled',
  'authenticator_disabled',
  'refresh_reuse',
] as const satisfies readonly AuditEventKind[];

/** What happened, in a word or two. */
export function kindText(kind: AuditEventKind): string {
  return t(`audit.event.${kind}`);
}

/** What happened in a sentence: "Johan Ekberg: Skuggläge påbörjat, Norrviken Livs". */
export function eventText({ event, actor, target }: Pick<AuditEvent, 'event' | 'actor' | 'target'>): string {
  const who = actor?.full_name ?? t('audit.system');
  const what = kindText(event);
  return target === null || target.name === who
    ? t('audit.sentence', { who, what })
    : t('audit.sentenceWithTarget', { who, what, target: target.name });
}

/** Whether an event was done by or to a user. */
export function concerns({ actor, target }: Pick<AuditEvent, 'actor' | 'target'>, user: string): boolean {
  return actor?.uuid === user || (target?.kind === 'user' && target.id === user);
}
