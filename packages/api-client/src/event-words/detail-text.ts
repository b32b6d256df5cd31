import type { AuditEvent } from '../contract.ts';
import { importText, mixText, rowsText, suggestionText } from './details-of-energy.ts';
import { reasonText, roleText, userText, type PermissionNames } from './details-of-people.ts';
import { serviceAccountText } from './details-of-service-accounts.ts';
import { fieldName } from './field-names.ts';
import { operationName } from './operation-names.ts';
import { listed, wordsOf, type Language, type Words } from './words.ts';

/** The fields of an event that its details text is made from. */
export type DetailedEvent = Pick<AuditEvent, 'event' | 'details' | 'operation' | 'status'>;

type Reader = (details: string, language: Language, names: PermissionNames, event: DetailedEvent) => string;

const hash = /\b[0-9a-f]{64}\b/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Downloads of a single thing, which the event already names as its target. */
const filesOfTheirTarget = ['downloadInvoicePdf', 'downloadCertificate'];

function daysText(start: string | undefined, end: string | undefined): string | undefined {
  return start === undefined || end === undefined ? (start ?? end) : `${start} – ${end}`;
}

/** Which file, of which kind and for which days: `format=xlsx start_date=2026-05-01 end_date=2026-10-31`. */
const fileText: Reader = (details, language, _names, { operation }) => {
  const facts = new Map(
    wordsOf(details).map((fact) => {
      const [name = '', value = ''] = fact.split('=');
      return [name, value];
    }),
  );
  return listed([
    operation === null || filesOfTheirTarget.includes(operation)
      ? undefined
      : operationName(operation, language),
    facts.get('format'),
    daysText(facts.get('start_date'), facts.get('end_date')),
  ]);
};

function siteCount(count: number, language: Language): string {
  if (language === 'sv') return count === 1 ? '1 anläggning' : `${count} anläggningar`;
  return count === 1 ? '1 site' : `${count} sites`;
}

/** `building_name` and the ids of the sites that it was set on. */
const sitesText: Reader = (details, language) => {
  const words = wordsOf(details);
  const count = words.filter((word) => uuid.test(word)).length;
  const fields = words.filter((word) => !uuid.test(word)).map((word) => fieldName(word, language) ?? word);
  return listed([...fields, count === 0 ? undefined : siteCount(count, language)]);
};

const certificateKinds: Readonly<Record<string, Words>> = {
  yearly_usage: { sv: 'Årsförbrukning', en: 'Yearly use' },
  partnership: { sv: 'Partnerskap', en: 'Partnership' },
};

/** `yearly_usage 2025: Title`. */
const certificateText: Reader = (details, language) =>
  details.replace(/^\w+/, (kind) => certificateKinds[kind]?.[language] ?? kind);

const answered: Words = { sv: 'svar', en: 'answered' };

/** In shadow mode any call can be logged: names the call and its response status. */
const shadowText: Reader = (details, language, _names, { operation, status }) =>
  listed([
    operation === null ? undefined : operationName(operation, language),
    status === null ? undefined : `${answered[language]} ${status}`,
    details,
  ]);

function fieldsText(details: string, language: Language, isNews: boolean): string {
  return listed(wordsOf(details).map((word) => fieldName(word, language, isNews) ?? word));
}

const newsText: Reader = (details, language) => fieldsText(details, language, true);

const changeText: Reader = (details, language) => fieldsText(details, language, false);

const asItIs: Reader = (details) => details;

const readers: Readonly<Record<AuditEvent['event'], Reader>> = {
  shadow_start: asItIs,
  shadow_stop: reasonText,
  shadow_expiry: reasonText,
  shadow_write: shadowText,
  shadow_write_failed: shadowText,
  sign_in: reasonText,
  sign_in_failed: reasonText,
  sign_in_refused: reasonText,
  lock_out: reasonText,
  sign_out: reasonText,
  refresh_reuse: reasonText,
  password_change: reasonText,
  password_reset_request: reasonText,
  authenticator_enabled: reasonText,
  authenticator_disabled: reasonText,
  passkey_add: asItIs,
  passkey_remove: asItIs,
  sign_in_link: reasonText,
  sign_in_unlink: reasonText,
  administrator_kept: asItIs,
  user_create: reasonText,
  profile_change: changeText,
  user_invite: userText,
  user_change: userText,
  user_remove: userText,
  role_create: roleText,
  role_change: roleText,
  role_remove: roleText,
  export: fileText,
  corporate_group_create: changeText,
  corporate_group_change: changeText,
  corporate_group_admin_change: userText,
  company_create: changeText,
  company_change: changeText,
  site_change: changeText,
  sites_change: sitesText,
  site_group_create: changeText,
  site_group_change: changeText,
  site_group_remove: changeText,
  news_create: newsText,
  news_change: newsText,
  news_remove: newsText,
  service_account_create: serviceAccountText,
  service_account_change: serviceAccountText,
  service_account_secret: serviceAccountText,
  service_account_revoke: serviceAccountText,
  intake_receive: asItIs,
  intake_store: rowsText,
  intake_cancel: asItIs,
  intake_discard: asItIs,
  intake_undo: rowsText,
  intake_mapping_remove: asItIs,
  intake_article_change: asItIs,
  intake_article_remove: asItIs,
  intake_buyer_change: asItIs,
  intake_buyer_remove: asItIs,
  values_import: importText,
  supplier_put: (details, language, _names, { operation }) =>
    listed([
      operation === null ? undefined : operationName(operation, language),
      rowsText(details, language),
    ]),
  suggestion_change: suggestionText,
  residual_mix_create: mixText,
  residual_mix_change: mixText,
  residual_mix_remove: mixText,
  certificate_issue: asItIs,
  certificate_text_change: certificateText,
};

/**
 * What was changed, how or why, in words. The server logs fields, permissions and states by their keys. Hashes are left
 * out because nobody reads them.
 *
 * @param names - Names of permissions by key; a key without a name is shown as it is.
 */
export function detailText(event: DetailedEvent, language: Language, names: PermissionNames): string {
  return readers[event.event](event.details.replaceAll(hash, '').trim(), language, names, event);
}
