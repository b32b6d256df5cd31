import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table session
    add column issuer text,
    add column subject text,
    add column provider_session text,
    add column id_token text,
    drop constraint session_revoke_reason_check,
    add constraint session_revoke_reason_check
      check (revoke_reason in ('logout', 'reuse', 'password', 'disabled', 'provider')),
    add constraint session_subject_check check ((issuer is null) = (subject is null))`,
  `create index session_by_subject on session (issuer, subject) where issuer is not null`,
  `create table provider_sign_in (
    state_hash text primary key check (state_hash ~ '^[0-9a-f]{64}$'),
    browser_hash text not null check (browser_hash ~ '^[0-9a-f]{64}$'),
    provider text not null check (provider in ('staff', 'customers')),
    return_path text not null check (return_path like '/%'),
    invitation_hash text check (invitation_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    user_id uuid references app_user (id) on delete cascade,
    issuer text,
    subject text,
    provider_session text,
    id_token text,
    handover_hash text unique check (handover_hash ~ '^[0-9a-f]{64}$'),
    handover_expires_at timestamptz
  )`,
  `create index provider_sign_in_by_expiry on provider_sign_in (expires_at)`,
  `create index provider_sign_in_by_user on provider_sign_in (user_id)`,
  // One person there is one user here, and the other way round.
  `create table user_identity (
    issuer text not null,
    subject text not null check (subject <> ''),
    user_id uuid not null references app_user (id) on delete cascade,
    linked_at timestamptz not null,
    primary key (issuer, subject),
    unique (issuer, user_id)
  )`,
  `create index user_identity_by_user on user_identity (user_id)`,
  `create table passkey (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    uses bigint not null check (uses >= 0),
    transports text[] not null,
    name text collate sv not null check (name <> ''),
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkey_by_user on passkey (user_id)`,
  `create table passkey_challenge (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    challenge text not null,
    purpose text not null check (purpose in ('add', 'sign_in', 'code')),
    user_id uuid references app_user (id) on delete cascade,
    login_id uuid references login_challenge (id) on delete cascade,
    expires_at timestamptz not null,
    check ((purpose = 'sign_in') = (user_id is null)),
    check ((purpose = 'code') = (login_id is not null))
  )`,
  `create index passkey_challenge_by_expiry on passkey_challenge (expires_at)`,
  `create index passkey_challenge_by_user on passkey_challenge (user_id)`,
  `create index passkey_challenge_by_login on passkey_challenge (login_id)`,
];

/** Signing in through OpenID providers and with passkeys. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
