import { fieldName } from './field-names.ts';
import { gained } from './gained.ts';
import { userState } from './states.ts';
import { listed, wordsOf, type Language, type Words } from './words.ts';

/** Names of permissions by key. */
export type PermissionNames = ReadonlyMap<string, string>;

/** A state as a fact about a user: "Status: Låst"; undefined when it is not a state. */
export function stateFact(state: string, language: Language): string | undefined {
  const name = userState(state, language);
  return name === undefined ? undefined : `Status: ${name}`;
}

/** `+can_view_invoice` was granted, `-can_view_invoice` revoked; the rest are fields. */
export function roleText(details: string, language: Language, names: PermissionNames): string {
  return listed(
    wordsOf(details).map((fact) => {
      const [, sign, key = ''] = /^([+-])(\w+)$/.exec(fact) ?? [];
      return sign === undefined
        ? (fieldName(fact, language) ?? fact)
        : gained(sign, names.get(key) ?? key, language);
    }),
  );
}

/** Fields, then role names prefixed with `+` or `-` (they may contain spaces), then the status. */
export function userText(details: string, language: Language): string {
  const facts: string[] = [];
  let role: { readonly sign: string; readonly words: readonly string[] } | undefined;
  const endRole = (): void => {
    if (role !== undefined) {
      const name = role.words.join(' ');
      facts.push(gained(role.sign, fieldName(name, language) ?? name, language));
    }
    role = undefined;
  };
  const words = wordsOf(details);
  for (const [place, word] of words.entries()) {
    const [, sign, start = ''] = /^([+-])(.+)$/.exec(word) ?? [];
    const state = place === words.length - 1 ? stateFact(word, language) : undefined;
    if (sign !== undefined) {
      endRole();
      role = { sign, words: [start] };
    } else if (state !== undefined) {
      endRole();
      facts.push(state);
    } else if (role === undefined) facts.push(fieldName(word, language) ?? word);
    else role = { ...role, words: [...role.words, word] };
  }
  endRole();
  return listed(facts);
}

const reasons: Readonly<Record<string, Words>> = {
  password: { sv: 'fel lösenord', en: 'wrong password' },
  code: { sv: 'fel kod', en: 'wrong code' },
  invitation: { sv: 'med inbjudan', en: 'with an invitation' },
  reset: { sv: 'med länk i mejl', en: 'with a link in a mail' },
  'passkey copied': { sv: 'passnyckeln kan vara kopierad', en: 'the passkey may have been copied' },
  passkey: { sv: 'med passnyckel', en: 'with a passkey' },
  provider: { sv: 'genom inloggningstjänst', en: 'through a sign-in provider' },
  'provider closed': { sv: 'kontot är stängt', en: 'the account is closed' },
  'provider customer': { sv: 'kundens konto', en: "a customer's account" },
  'provider failed': { sv: 'svaret godtogs inte', en: 'the answer was not accepted' },
  'provider noRole': { sv: 'ingen grupp ger en roll', en: 'no group gives a role' },
  'provider otherPerson': { sv: 'kontot är någon annans', en: 'the account is somebody else’s' },
  'provider organization': { sv: 'organisationen är inte personens', en: "not the person's organisation" },
  'provider uninvited': { sv: 'ingen har bjudit in personen', en: 'nobody has invited the person' },
  'provider unverified': { sv: 'adressen är inte bekräftad', en: 'the address is not verified' },
  'own session over': { sv: 'egen inloggning avslutad', en: 'own session ended' },
};

const unknownAccount: Words = { sv: 'kontot finns inte', en: 'no such account' };

/** Why, or by what means. An address without an account is logged only as a key, which is not shown. */
export function reasonText(details: string, language: Language): string {
  if (/^unknown\b/.test(details)) return unknownAccount[language];
  return stateFact(details, language) ?? reasons[details]?.[language] ?? details;
}
