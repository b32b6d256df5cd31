import type { Profile, ProfileChange } from '@vinrod/api-client';

import { isPersonDraft, personDraft, personFields, type PersonDraft } from '#areas/account/person';

/** Form values of the user's own profile. */
export interface ProfileDraft extends PersonDraft {
  readonly language: Profile['language'];
}

/** Form values of the saved profile. */
export function profileDraft(profile: Profile): ProfileDraft {
  return { ...personDraft(profile), language: profile.language };
}

/** Type guard for a draft read from browser storage. */
export function isProfileDraft(stored: unknown): stored is ProfileDraft {
  return (
    isPersonDraft(stored) && 'language' in stored && (stored.language === 'sv' || stored.language === 'en')
  );
}

/** Only the fields that differ from the saved profile; undefined when none do. */
export function profileChange(profile: Profile, draft: ProfileDraft): ProfileChange | undefined {
  const before = personFields(personDraft(profile));
  const after = personFields(draft);
  const change: ProfileChange = {
    ...(after.first_name === before.first_name ? {} : { first_name: after.first_name }),
    ...(after.last_name === before.last_name ? {} : { last_name: after.last_name }),
    ...(after.phone_number === before.phone_number ? {} : { phone_number: after.phone_number }),
    ...(after.title === before.title ? {} : { title: after.title }),
    ...(draft.language === profile.language ? {} : { language: draft.language }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
