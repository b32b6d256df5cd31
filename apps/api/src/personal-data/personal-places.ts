/** What erasing a person does to rows that name them. */
export type Erasure =
  /** The rows are about nobody else: removed with the account. */
  | 'removed'
  /** Work that stays without saying whose it was. */
  | 'unlinked'
  /** The name is replaced by a pseudonym. */
  | 'pseudonymised'
  /** Kept as it is, because a law or an obligation towards others demands it. */
  | 'kept';

/** A place of the database that names a person. */
export interface PersonalPlace {
  readonly table: string;
  /** Column with the id of the account. */
  readonly person: string;
  /** Column with the name beside it; null when there is none. */
  readonly name: string | null;
  /** Columns that are handed out; all when null. Never secrets, and nothing about others. */
  readonly columns: readonly string[] | null;
  readonly erasure: Erasure;
}

function own(table: string, columns: readonly string[] | null = null): PersonalPlace {
  return { table, person: 'user_id', name: null, columns, erasure: 'removed' };
}

function work(table: string, person: string, columns: readonly string[]): PersonalPlace {
  return { table, person, name: null, columns, erasure: 'unlinked' };
}

const accountColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'title',
  'user_type',
  'language',
  'status',
  'default_corporate_group_id',
  'department',
  'employee_id',
  'invited_at',
  'last_login_at',
  'previous_login_at',
  'created_at',
  'updated_at',
];

const eventColumns = ['sequence', 'occurred_at', 'event', 'outcome', 'target_kind', 'operation', 'details'];

/** Every place that names a person by the id of their account. A test compares it with the database. */
export const personalPlaces: readonly PersonalPlace[] = [
  { table: 'app_user', person: 'id', name: null, columns: accountColumns, erasure: 'removed' },
  own('user_corporate_group'),
  own('user_company_scope'),
  own('user_site_group_scope'),
  own('administrator_site_group'),
  own('user_role'),
  own('session', ['created_at', 'last_used_at', 'expires_at', 'revoked_at', 'revoke_reason']),
  own('login_challenge', ['channel', 'code_sent_at', 'attempts', 'resends', 'consumed_at', 'created_at']),
  own('password_link', ['kind', 'created_at', 'expires_at', 'used_at']),
  own('authenticator', ['created_at', 'confirmed_at']),
  own('passkey', ['name', 'created_at', 'last_used_at']),
  own('passkey_challenge', ['purpose', 'expires_at']),
  own('user_identity', ['issuer', 'subject', 'linked_at', 'roles_kept_since']),
  own('provider_sign_in', ['provider', 'return_path', 'created_at', 'answered_at']),
  own('saved_view'),
  own('corporate_group_favorite'),
  own('company_favorite'),
  own('site_group_favorite'),
  own('site_favorite'),
  own('news_read'),
  own('missing_values_mail'),
  work('corporate_group', 'account_manager_id', ['id', 'name']),
  work('corporate_group', 'main_contact_id', ['id', 'name']),
  work('site_group', 'created_by', ['id', 'name']),
  work('news', 'author_id', ['id', 'title', 'created_at']),
  work('expert_suggestion', 'author_id', ['id', 'created_at']),
  work('residual_mix', 'updated_by', ['year']),
  {
    table: 'service_account',
    person: 'created_by',
    name: 'created_by_name',
    columns: ['id', 'name', 'created_at'],
    erasure: 'pseudonymised',
  },
  {
    table: 'intake',
    person: 'created_by',
    name: 'created_by_name',
    columns: ['id', 'file_name', 'created_at'],
    erasure: 'pseudonymised',
  },
  {
    table: 'intake',
    person: 'decided_by',
    name: 'decided_by_name',
    columns: ['id', 'file_name', 'created_at'],
    erasure: 'pseudonymised',
  },
  {
    table: 'shadow_session',
    person: 'actor_id',
    name: 'actor_name',
    columns: ['kind', 'target_name', 'started_at', 'ended_at'],
    erasure: 'pseudonymised',
  },
  {
    table: 'shadow_session',
    person: 'target_id',
    name: 'target_name',
    columns: ['kind', 'started_at', 'ended_at'],
    erasure: 'pseudonymised',
  },
  // An issued document names who issued it, as the customer has it (bokföringslagen 7 kap. 2 §: seven years).
  {
    table: 'certificate',
    person: 'issued_by',
    name: 'issued_by_name',
    columns: ['certificate_number', 'issued_at', 'issued_by_name'],
    erasure: 'kept',
  },
  // Shown by the pseudonym from then on; the stored name is part of the chain that proves the log.
  {
    table: 'audit_event',
    person: 'actor_id',
    name: 'actor_name',
    columns: eventColumns,
    erasure: 'pseudonymised',
  },
  {
    table: 'audit_event',
    person: 'target_id',
    name: 'target_name',
    columns: eventColumns,
    erasure: 'pseudonymised',
  },
];
