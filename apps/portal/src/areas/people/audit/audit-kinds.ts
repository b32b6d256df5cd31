import type { AuditEvent, AuditEventKind } from '@vinrod/api-client';
import { eventNames, namelessActor, targetNames } from '@vinrod/api-client/event-words';

import { pageLanguage } from '#language';
import { t } from '#messages';

/** Kinds of events about shadow mode, in filter order. */
export const shadowKinds = [
  'shadow_start',
  'shadow_stop',
  'shadow_expiry',
  'shadow_write',
  'shadow_write_failed',
] as const satisfies readonly AuditEventKind[];

/** Kinds of events about users, roles and sign-in, in filter order. */
export const accountKinds = [
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
  'lock_out',
  'sign_out',
  'password_reset_request',
  'profile_change',
  'user_create',
  'user_invite',
  'user_change',
  'user_remove',
  'role_create',
  'role_change',
  'role_remove',
  'service_account_create',
  'service_account_change',
  'service_account_secret',
  'service_account_revoke',
  'password_change',
  'authenticator_enabled',
  'authenticator_disabled',
  'passkey_add',
  'passkey_remove',
  'sign_in_link',
  'sign_in_unlink',
  'administrator_kept',
  'refresh_reuse',
] as const satisfies readonly AuditEventKind[];

/** Kinds of events about files and content, in filter order. */
export const contentKinds = [
  'export',
  'corporate_group_create',
  'corporate_group_change',
  'corporate_group_admin_change',
  'company_create',
  'company_change',
  'site_change',
  'sites_change',
  'site_group_create',
  'site_group_change',
  'site_group_remove',
  'news_create',
  'news_change',
  'news_remove',
  'values_import',
  'supplier_put',
  'intake_receive',
  'intake_store',
  'intake_cancel',
  'intake_discard',
  'intake_undo',
  'intake_mapping_remove',
  'intake_article_change',
  'intake_article_remove',
  'intake_buyer_change',
  'intake_buyer_remove',
  'suggestion_change',
  'residual_mix_create',
  'residual_mix_change',
  'residual_mix_remove',
  'certificate_issue',
  'certificate_text_change',
] as const satisfies readonly AuditEventKind[];

/** Every kind, in filter order. */
export const everyKind: readonly AuditEventKind[] = [...accountKinds, ...contentKinds, ...shadowKinds];

/** Name of the actor: also the portal itself, or somebody who was not signed in. */
export function actorText({ event, actor }: Pick<AuditEvent, 'event' | 'actor'>): string {
  return actor?.full_name ?? namelessActor(event, pageLanguage);
}

/** Name of the kind, in a word or two. */
export function kindText(kind: AuditEventKind): string {
  return eventNames[kind][pageLanguage];
}

/** Target of the event: "Koncern Norrviken Livs"; users by name only. */
export function targetText({ kind, name }: Pick<NonNullable<AuditEvent['target']>, 'kind' | 'name'>): string {
  return kind === 'user' ? name : `${targetNames[kind][pageLanguage]} ${name}`;
}

/** Event in a sentence: "Johan Ekberg: Skuggläge påbörjat, Norrviken Livs". */
export function eventText({ event, actor, target }: Pick<AuditEvent, 'event' | 'actor' | 'target'>): string {
  const who = actorText({ event, actor });
  const what = kindText(event);
  return target === null || target.name === who
    ? t('audit.sentence', { who, what })
    : t('audit.sentenceWithTarget', { who, what, target: target.name });
}

/** Whether an event was done by or to a user. */
export function concerns({ actor, target }: Pick<AuditEvent, 'actor' | 'target'>, user: string): boolean {
  return actor?.uuid === user || (target?.kind === 'user' && target.id === user);
}
