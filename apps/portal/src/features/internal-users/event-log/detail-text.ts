import type { AuditEvent } from '@vinrod/api-client';
import { formatPeriod } from '@vinrod/ui/format';
import { statusBadgeMessages, statusValues } from '@vinrod/ui/status-badge';

import { plainText, t, type PlainMessageKey } from '#messages';

import { fieldName } from './field-names.ts';

/** What the details of an event are read from. */
export type DetailedEvent = Pick<AuditEvent, 'event' | 'details' | 'operation' | 'status'>;

/** What permissions are called, by their keys. */
type Names = ReadonlyMap<string, string>;

type Reader = (details: string, names: Names, event: DetailedEvent) => string;

const hash = /\b[0-9a-f]{64}\b/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function wordsOf(details: string): readonly string[] {
  return details.split(' ').filter((word) => word !== '');
}

function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

function userStatus(word: string): string | undefined {
  const status = statusValues('user').find((value) => value === word);
  return status === undefined ? undefined : statusBadgeMessages.sv[`user.${status}`];
}

function gained(sign: string, name: string): string {
  return sign === '+' ? t('audit.permissionGiven', { name }) : t('audit.permissionTaken', { name });
}

/** `+can_view_invoice` came, `-can_view_invoice` went, the rest are fields. */
function roleText(details: string, names: Names): string {
  return listed(
    wordsOf(details).map((fact) => {
      const [, sign, key = ''] = /^([+-])(\w+)$/.exec(fact) ?? [];
      return sign === undefined ? (fieldName(fact) ?? fact) : gained(sign, names.get(key) ?? key);
    }),
  );
}

/** Fields, then `+` and `-` before the names of roles, which may have spaces, then the status. */
function userText(details: string): string {
  const facts: string[] = [];
  let role: { readonly sign: string; readonly words: readonly string[] } | undefined;
  const endRole = (): void => {
    if (role !== undefined) {
      const name = role.words.join(' ');
      facts.push(gained(role.sign, fieldName(name) ?? name));
    }
    role = undefined;
  };
  const words = wordsOf(details);
  for (const [place, word] of words.entries()) {
    const [, sign, start = ''] = /^([+-])(.+)$/.exec(word) ?? [];
    const status = place === words.length - 1 ? userStatus(word) : undefined;
    if (sign !== undefined) {
      endRole();
      role = { sign, words: [start] };
    } else if (status !== undefined) {
      endRole();
      facts.push(t('audit.fact', { field: t('people.status'), value: status }));
    } else if (role === undefined) facts.push(fieldName(word) ?? word);
    else role = { ...role, words: [...role.words, word] };
  }
  endRole();
  return listed(facts);
}

const values: Readonly<Record<string, PlainMessageKey>> = {
  nordic: 'residualMix.region.nordic',
  true: 'audit.yes',
  false: 'audit.no',
  '': 'residualMix.gap',
};

function valueText(value: string): string {
  const key = values[value];
  if (key !== undefined) return plainText(key);
  return /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
}

/** `2025: renewable_percent=12.5 source=Some words`: the year it was about, when it was there already, and what it was given. */
function mixText(details: string): string {
  const [, year, facts = ''] = /^(\d{4})(?:: |$)(.*)$/.exec(details) ?? [undefined, undefined, details];
  return listed([
    year,
    ...facts.split(/ (?=\w+=)/).map((fact) => {
      const [, field = '', value = ''] = /^(\w+)=(.*)$/.exec(fact) ?? [];
      const name = fieldName(field);
      return name === undefined ? fact : t('audit.fact', { field: name, value: valueText(value) });
    }),
  ]);
}

const suggestionStatuses: Readonly<Record<string, PlainMessageKey>> = {
  proposed: 'suggestions.status.proposed',
  new: 'suggestions.status.new',
  in_progress: 'suggestions.status.in_progress',
  done: 'suggestions.status.done',
  rejected: 'suggestions.status.rejected',
};

/** `+7` is new, `~7=done` was changed, `-7` went, `proposed: 3` were reckoned. */
function suggestionText(details: string): string {
  const parts = details.replace('proposed: ', 'proposed:');
  return listed(
    wordsOf(parts).map((fact) => {
      const [, proposed] = /^proposed:(\d+)$/.exec(fact) ?? [];
      if (proposed !== undefined) return t('audit.suggestion.proposed', { count: Number(proposed) });
      const [, sign, number = '', status = ''] = /^([+~-])(\d+)(?:=(\w+))?$/.exec(fact) ?? [];
      if (sign === undefined) return fact;
      if (sign === '+') return t('audit.suggestion.added', { number });
      if (sign === '-') return t('audit.suggestion.removed', { number });
      const key = suggestionStatuses[status];
      return key === undefined
        ? t('audit.suggestion.changed', { number })
        : t('audit.suggestion.status', { number, status: plainText(key) });
    }),
  );
}

const files: Readonly<Record<string, PlainMessageKey>> = {
  exportTimeSheets: 'audit.file.exportTimeSheets',
  exportMonthlyReports: 'audit.file.exportMonthlyReports',
  exportGroupTree: 'audit.file.exportGroupTree',
  exportCorporateGroupList: 'audit.file.exportCorporateGroupList',
  exportAuditEvents: 'audit.title',
};

/** Which file, of which kind and for which days: `format=xlsx start_date=2026-05-01 end_date=2026-10-31`. */
function fileText(details: string, _names: Names, { operation }: DetailedEvent): string {
  const facts = new Map(
    wordsOf(details).map((fact) => {
      const [name = '', value = ''] = fact.split('=');
      return [name, value];
    }),
  );
  const file = operation === null ? undefined : files[operation];
  const start = facts.get('start_date');
  const end = facts.get('end_date');
  return listed([
    file === undefined ? undefined : plainText(file),
    facts.get('format'),
    start !== undefined && end !== undefined ? formatPeriod({ start, end }) : (start ?? end),
  ]);
}

const reasons: Readonly<Record<string, PlainMessageKey>> = {
  password: 'audit.reason.password',
  code: 'audit.reason.code',
  invitation: 'audit.reason.invitation',
  reset: 'audit.reason.reset',
  'own session over': 'audit.reason.sessionOver',
};

/** Why, or by what way. What was typed as an address of no account is told by a key that says nothing to a reader. */
function reasonText(details: string): string {
  if (/^unknown\b/.test(details)) return t('audit.reason.unknown');
  const status = userStatus(details);
  if (status !== undefined) return t('audit.fact', { field: t('people.status'), value: status });
  const key = reasons[details];
  return key === undefined ? details : plainText(key);
}

/** `building_name` and the ids of the sites that got it. */
function sitesText(details: string): string {
  const words = wordsOf(details);
  const count = words.filter((word) => uuid.test(word)).length;
  const fields = words.filter((word) => !uuid.test(word)).map((word) => fieldName(word) ?? word);
  return listed([...fields, count === 0 ? undefined : t('companies.sites', { count })]);
}

/** `Karin: values.csv: +24 ~3`. */
function importText(details: string): string {
  const [, what, added, changed] = /^(.*): \+(\d+) ~(\d+)$/.exec(details) ?? [];
  return what === undefined
    ? details
    : t('audit.imported', { what, added: Number(added), changed: Number(changed) });
}

/** `yearly_usage 2025: Title`. */
function certificateText(details: string): string {
  return details
    .replace(/^yearly_usage\b/, () => t('certificates.type.yearly_usage'))
    .replace(/^partnership\b/, () => t('certificates.type.partnership'));
}

/** In shadow mode any call may be noted: which one is told by its name alone. */
function shadowText(details: string, _names: Names, { operation, status }: DetailedEvent): string {
  return listed([
    operation ?? undefined,
    status === null ? undefined : t('audit.status', { status }),
    details,
  ]);
}

const newsText: Reader = (details) => listed(wordsOf(details).map((word) => fieldName(word, true) ?? word));

const fieldsText: Reader = (details) => listed(wordsOf(details).map((word) => fieldName(word) ?? word));

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
  profile_change: fieldsText,
  user_invite: userText,
  user_change: userText,
  user_remove: userText,
  role_create: roleText,
  role_change: roleText,
  role_remove: roleText,
  export: fileText,
  corporate_group_create: fieldsText,
  corporate_group_change: fieldsText,
  corporate_group_admin_change: userText,
  company_create: fieldsText,
  company_change: fieldsText,
  site_change: fieldsText,
  sites_change: sitesText,
  site_group_create: fieldsText,
  site_group_change: fieldsText,
  site_group_remove: fieldsText,
  news_create: newsText,
  news_change: newsText,
  news_remove: newsText,
  values_import: importText,
  suggestion_change: suggestionText,
  residual_mix_create: mixText,
  residual_mix_change: mixText,
  residual_mix_remove: mixText,
  certificate_issue: asItIs,
  certificate_text_change: certificateText,
};

/**
 * What was changed, how or why, in words. The server notes fields, permissions and states by their keys; hashes, which
 * nobody reads, are left out.
 *
 * @param names - What permissions are called, by their keys; a key without a name is shown as it is.
 */
export function detailText(event: DetailedEvent, names: ReadonlyMap<string, string>): string {
  return readers[event.event](event.details.replaceAll(hash, '').trim(), names, event);
}
