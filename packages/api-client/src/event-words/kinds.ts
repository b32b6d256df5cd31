import type { AuditEventKind, AuditOutcome, AuditTarget } from '../contract.ts';
import type { Language, Words } from './words.ts';

/** What happened, in a word or two. */
export const eventNames: Readonly<Record<AuditEventKind, Words>> = {
  shadow_start: { sv: 'Skuggläge påbörjat', en: 'Shadow mode started' },
  shadow_stop: { sv: 'Skuggläge avslutat', en: 'Shadow mode ended' },
  shadow_expiry: { sv: 'Skuggläge utgånget', en: 'Shadow mode expired' },
  shadow_write: { sv: 'Ändring i skuggläge', en: 'Change in shadow mode' },
  shadow_write_failed: { sv: 'Ändring i skuggläge misslyckades', en: 'Change in shadow mode failed' },
  refresh_reuse: { sv: 'Inloggning använd två gånger', en: 'Session used twice' },
  password_change: { sv: 'Lösenord bytt', en: 'Password changed' },
  authenticator_enabled: { sv: 'Autentiseringsapp påslagen', en: 'Authenticator app enabled' },
  authenticator_disabled: { sv: 'Autentiseringsapp avslagen', en: 'Authenticator app disabled' },
  passkey_add: { sv: 'Passnyckel tillagd', en: 'Passkey added' },
  passkey_remove: { sv: 'Passnyckel borttagen', en: 'Passkey removed' },
  sign_in_link: { sv: 'Konto kopplat till inloggningstjänst', en: 'Account linked to a sign-in provider' },
  sign_in_unlink: {
    sv: 'Konto inte längre kopplat till inloggningstjänst',
    en: 'Account unlinked from a sign-in provider',
  },
  administrator_kept: {
    sv: 'Sista administratören behöll sin roll trots katalogen',
    en: 'Last administrator kept their role despite the directory',
  },
  user_create: { sv: 'Användare skapad vid inloggning', en: 'User created by signing in' },
  user_invite: { sv: 'Användare inbjuden', en: 'User invited' },
  user_change: { sv: 'Användare ändrad', en: 'User changed' },
  user_remove: { sv: 'Användare borttagen', en: 'User removed' },
  role_create: { sv: 'Roll skapad', en: 'Role created' },
  role_change: { sv: 'Roll ändrad', en: 'Role changed' },
  role_remove: { sv: 'Roll borttagen', en: 'Role removed' },
  values_import: { sv: 'Mätvärden inlästa', en: 'Meter values imported' },
  supplier_put: { sv: 'Uppgifter från leverantörens system', en: 'Data from the supplier’s systems' },
  suggestion_change: { sv: 'Expertförslag ändrat', en: 'Expert suggestion changed' },
  residual_mix_create: { sv: 'Residualmix tillagd', en: 'Residual mix added' },
  residual_mix_change: { sv: 'Residualmix ändrad', en: 'Residual mix changed' },
  residual_mix_remove: { sv: 'Residualmix borttagen', en: 'Residual mix removed' },
  certificate_issue: { sv: 'Certifikat utfärdat', en: 'Certificate issued' },
  certificate_text_change: { sv: 'Certifikatets text ändrad', en: 'Text of certificates changed' },
  sign_in: { sv: 'Inloggning', en: 'Sign-in' },
  sign_in_failed: { sv: 'Misslyckad inloggning', en: 'Failed sign-in' },
  sign_in_refused: { sv: 'Nekad inloggning', en: 'Refused sign-in' },
  lock_out: { sv: 'Tillfälligt spärrad', en: 'Locked out for a while' },
  password_reset_request: { sv: 'Nytt lösenord begärt', en: 'New password asked for' },
  sign_out: { sv: 'Utloggning', en: 'Sign-out' },
  profile_change: { sv: 'Profil ändrad', en: 'Profile changed' },
  export: { sv: 'Fil hämtad', en: 'File fetched' },
  corporate_group_create: { sv: 'Koncern skapad', en: 'Corporate group created' },
  corporate_group_change: { sv: 'Koncern ändrad', en: 'Corporate group changed' },
  corporate_group_admin_change: {
    sv: 'Koncernens administratör ändrad',
    en: "Corporate group's administrator changed",
  },
  company_create: { sv: 'Bolag skapat', en: 'Company created' },
  company_change: { sv: 'Bolag ändrat', en: 'Company changed' },
  site_change: { sv: 'Anläggning ändrad', en: 'Site changed' },
  sites_change: { sv: 'Flera anläggningar ändrade', en: 'Several sites changed' },
  site_group_create: { sv: 'Anläggningsgrupp skapad', en: 'Site group created' },
  site_group_change: { sv: 'Anläggningsgrupp ändrad', en: 'Site group changed' },
  site_group_remove: { sv: 'Anläggningsgrupp borttagen', en: 'Site group removed' },
  news_create: { sv: 'Nyhet skapad', en: 'News created' },
  news_change: { sv: 'Nyhet ändrad', en: 'News changed' },
  news_remove: { sv: 'Nyhet borttagen', en: 'News removed' },
  service_account_create: { sv: 'Tjänstekonto skapat', en: 'Service account created' },
  service_account_change: { sv: 'Tjänstekonto ändrat', en: 'Service account changed' },
  service_account_secret: { sv: 'Ny hemlighet för tjänstekonto', en: 'New secret of a service account' },
  service_account_revoke: { sv: 'Tjänstekonto återkallat', en: 'Service account revoked' },
  intake_receive: { sv: 'Fil mottagen', en: 'File received' },
  intake_store: { sv: 'Inläsning startad', en: 'Intake started' },
  intake_cancel: { sv: 'Inläsning avbruten', en: 'Intake cancelled' },
  intake_discard: { sv: 'Fil kastad', en: 'File discarded' },
  intake_undo: { sv: 'Inläsning ångrad', en: 'Intake undone' },
  intake_mapping_remove: { sv: 'Kolumnmall borttagen', en: 'Column mapping removed' },
  intake_article_change: { sv: 'Artikel på faktura ändrad', en: 'Article of invoices changed' },
  intake_article_remove: { sv: 'Artikel på faktura borttagen', en: 'Article of invoices removed' },
  intake_buyer_change: { sv: 'Köpare på faktura angiven', en: 'Buyer of invoices named' },
  intake_buyer_remove: { sv: 'Köpare på faktura borttagen', en: 'Buyer of invoices removed' },
};

/** The outcome of an event. */
export const outcomeNames: Readonly<Record<AuditOutcome, Words>> = {
  succeeded: { sv: 'Lyckades', en: 'Succeeded' },
  failed: { sv: 'Misslyckades', en: 'Failed' },
  refused: { sv: 'Nekades', en: 'Refused' },
};

/** What an event can be about. */
export const targetNames: Readonly<Record<AuditTarget['kind'], Words>> = {
  user: { sv: 'Användare', en: 'User' },
  group: { sv: 'Koncern', en: 'Corporate group' },
  role: { sv: 'Roll', en: 'Role' },
  company: { sv: 'Bolag', en: 'Company' },
  site: { sv: 'Anläggning', en: 'Site' },
  site_group: { sv: 'Anläggningsgrupp', en: 'Site group' },
  news: { sv: 'Nyhet', en: 'News' },
  invoice: { sv: 'Faktura', en: 'Invoice' },
  certificate: { sv: 'Certifikat', en: 'Certificate' },
  service_account: { sv: 'Tjänstekonto', en: 'Service account' },
  intake: { sv: 'Inläsning', en: 'Intake' },
};

/** Events caused before the user is identified. */
const strangerKinds: readonly AuditEventKind[] = [
  'sign_in_failed',
  'sign_in_refused',
  'lock_out',
  'password_reset_request',
];

/** Stands in for a missing actor: somebody not signed in, or the portal itself. */
export function namelessActor(event: AuditEventKind, language: Language): string {
  const names = strangerKinds.includes(event)
    ? { sv: 'Okänd', en: 'Unknown' }
    : { sv: 'Portalen', en: 'The portal' };
  return names[language];
}
