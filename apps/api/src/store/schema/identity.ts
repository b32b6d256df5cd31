import type { ColumnType, Generated } from 'kysely';
import type { CountedTry } from './counted-try.ts';
import type { DefaultedInstant } from './organisation.ts';

/** A person who can sign in. */
export interface AppUserTable {
  id: string;
  /** Lower case; unique. */
  email: string;
  /** Argon2id in PHC form; null until the invited person has set a password. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  /** International form, `+46701234567`. */
  phone_number: string | null;
  title: string | null;
  user_type: 'internal' | 'external';
  language: Generated<'sv' | 'en'>;
  status: Generated<'invited' | 'active' | 'locked' | 'inactive'>;
  /** Incremented when the user's devices are forgotten. */
  device_generation: Generated<number>;
  default_corporate_group_id: string | null;
  /** Avdelning; of staff only. */
  department: string | null;
  /** Anställningsnummer; of staff only. */
  employee_id: string | null;
  /** Time of the latest invitation. */
  invited_at: Date | null;
  last_login_at: Date | null;
  /** The sign-in before the last one, shown in the profile. */
  previous_login_at: Date | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** Membership of an external user in a corporate group. */
export interface UserCorporateGroupTable {
  corporate_group_id: string;
  user_id: string;
  is_admin: Generated<boolean>;
  /** Whether the user sees only the companies and site groups of their scope, even when none is left. */
  is_limited: Generated<boolean>;
}

/** A company in a user's limited view of a corporate group. */
export interface UserCompanyScopeTable {
  corporate_group_id: string;
  user_id: string;
  company_id: string;
}

/** A site group in a user's limited view of a corporate group, besides its companies. */
export interface UserSiteGroupScopeTable {
  corporate_group_id: string;
  user_id: string;
  site_group_id: string;
}

/** A site group managed by a member of the supplier's staff. */
export interface AdministratorSiteGroupTable {
  corporate_group_id: string;
  site_group_id: string;
  user_id: string;
}

/** A role: a named set of permissions. */
export interface RoleTable {
  id: Generated<number>;
  name: string;
  display_name: string;
  description: string;
  kind: 'internal' | 'customer';
  /** The corporate group that created the role; null for the supplier's. */
  corporate_group_id: string | null;
  is_system: Generated<boolean>;
  updated_at: DefaultedInstant;
}

/** A permission that a role grants. */
export interface RolePermissionTable {
  role_id: number;
  permission: string;
}

/** A role that a user holds. */
export interface UserRoleTable {
  user_id: string;
  role_id: number;
}

/** A sign-in between the password and the one-time code. */
export interface LoginChallengeTable {
  id: string;
  /** SHA-256 of the login token, hex. */
  token_hash: string;
  user_id: string;
  /** Source of the code: a mail, or the person's authenticator app. */
  channel: Generated<'email' | 'totp'>;
  /** Keyed hash of the mailed code, hex; empty when the code comes from an app. */
  code_hash: string;
  code_sent_at: Date;
  code_expires_at: Date;
  attempts: Generated<number>;
  resends: Generated<number>;
  /** The known device that sent the password; null for an unknown one. */
  device: string | null;
  /** Tries counted for the sign-in's mails; given back when it succeeds. */
  counted_mails: ColumnType<readonly CountedTry[], string | undefined, string>;
  consumed_at: Date | null;
  created_at: Date;
  /** When the sign-in has to start over with the password. */
  expires_at: Date;
}

/** A signed-in session: the family of its refresh tokens. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  /** Absolute end, even when in use. */
  expires_at: Date;
  revoked_at: Date | null;
  revoke_reason: 'logout' | 'reuse' | 'password' | 'disabled' | 'provider' | null;
  /** Issuer that signed the person in; null after a sign-in here. */
  issuer: Generated<string | null>;
  /** Who the person is there. */
  subject: Generated<string | null>;
  /** The session there (`sid`), by which the provider ends this one. */
  provider_session: Generated<string | null>;
  /** The ID token, encrypted: it tells the provider whom to sign out. */
  id_token: Generated<string | null>;
  /** Position of the database's log (`pg_lsn`) after what its person last wrote; null when nobody reads from replicas. */
  written_until: Generated<string | null>;
}

/** A sign-in through an OpenID provider, from the first redirect until the portal has its tokens. */
export interface ProviderSignInTable {
  /** SHA-256 of the state, hex. */
  state_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that started it, hex. */
  browser_hash: string;
  provider: 'staff' | 'customers';
  return_path: string;
  /** SHA-256 of the token of the invitation that it began with, hex. */
  invitation_hash: string | null;
  /** The session that links who its user is at the broker; null when somebody signs in. */
  link_session_id: string | null;
  created_at: Date;
  expires_at: Date;
  /** When the provider's answer came; a second one is refused. */
  answered_at: Date | null;
  user_id: string | null;
  issuer: string | null;
  subject: string | null;
  provider_session: string | null;
  id_token: string | null;
  /** SHA-256 of the token by which the portal fetches the session, hex. */
  handover_hash: string | null;
  handover_expires_at: Date | null;
}

/** Who a user is at an OpenID provider. */
export interface UserIdentityTable {
  issuer: string;
  /** `sub` of the issuer for staff; a keyed hash of what identifies the person for customers' users. */
  subject: string;
  user_id: string;
  linked_at: Date;
  /** Since when the user keeps roles that the directory would take; null when they keep none. */
  roles_kept_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One refresh token of a session. */
export interface RefreshTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  session_id: string;
  parent_hash: string | null;
  /** Random part from which its child is derived, together with the token itself and a key. */
  child_nonce: string | null;
  created_at: Date;
  /** End if unused. */
  expires_at: Date;
  rotated_at: Date | null;
}

/** A single-use link for setting a password. */
export interface PasswordLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  user_id: string;
  /** Requested for a forgotten password, or sent as an invitation. */
  kind: Generated<'reset' | 'invitation'>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** The authenticator app of a user (RFC 6238). */
export interface AuthenticatorTable {
  user_id: string;
  /** The shared secret, encrypted. */
  secret: string;
  created_at: Date;
  /** When a first code was right; null until then, and the app is not in use. */
  confirmed_at: Date | null;
  /** Time step of the newest accepted code: it and earlier ones no longer work. */
  last_step: Generated<number>;
}

/** A passkey of a user (WebAuthn). */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** Id that the device gave it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Uses that the device has counted; 0 for ever when it counts none. */
  uses: number;
  /** How the browser reaches the device. */
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What a device is asked to sign, once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the request's token, hex. */
  token_hash: string;
  challenge: string;
  purpose: 'add' | 'sign_in' | 'code' | 'proof';
  /** Who adds a key, proves who they are or has sent the password; null when the key alone shall sign in. */
  user_id: string | null;
  /** The sign-in whose code the key replaces. */
  login_id: string | null;
  expires_at: Date;
}

/** State of one rate limit: the instant at which its budget is full again (GCRA). */
export interface RateLimitTable {
  key: string;
  whole_at: Date;
}

/** A mail in the demo mailbox. */
export interface MailTable {
  id: Generated<number>;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
}

/** A secret that the server generated. */
export interface AppSecretTable {
  name: string;
  value: string;
}

/** A person whose account was erased. */
export interface ErasedPersonTable {
  user_id: string;
  /** What the audit log shows instead of the name. */
  pseudonym: string;
  erased_at: Date;
}

/** The note that demo data was once made here; empty in every other database. */
export interface DemoDataTable {
  made_at: Date;
}

/** Tables of users, roles, sessions and mails. */
export interface IdentitySchema {
  app_user: AppUserTable;
  user_corporate_group: UserCorporateGroupTable;
  user_company_scope: UserCompanyScopeTable;
  user_site_group_scope: UserSiteGroupScopeTable;
  administrator_site_group: AdministratorSiteGroupTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  user_role: UserRoleTable;
  login_challenge: LoginChallengeTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  provider_sign_in: ProviderSignInTable;
  user_identity: UserIdentityTable;
  password_link: PasswordLinkTable;
  authenticator: AuthenticatorTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  rate_limit: RateLimitTable;
  mail: MailTable;
  app_secret: AppSecretTable;
  demo_data: DemoDataTable;
  erased_person: ErasedPersonTable;
}
