import type { Language, Words } from './words.ts';

type States = Readonly<Record<string, Words>>;

/** States of a user (domain.md 3.4). */
const userStates: States = {
  invited: { sv: 'Inbjuden', en: 'Invited' },
  active: { sv: 'Aktiv', en: 'Active' },
  locked: { sv: 'Låst', en: 'Locked' },
  inactive: { sv: 'Inaktiv', en: 'Inactive' },
};

/** States of an expert suggestion. */
const suggestionStates: States = {
  proposed: { sv: 'Beräknat', en: 'Calculated' },
  new: { sv: 'Ny', en: 'New' },
  in_progress: { sv: 'Påbörjat', en: 'In progress' },
  done: { sv: 'Klart', en: 'Done' },
  rejected: { sv: 'Avböjt', en: 'Rejected' },
};

/** The name of a user's state; undefined when it is not a state. */
export function userState(state: string, language: Language): string | undefined {
  return userStates[state]?.[language];
}

/** The name of a suggestion's state; undefined when it is not a state. */
export function suggestionState(state: string, language: Language): string | undefined {
  return suggestionStates[state]?.[language];
}
