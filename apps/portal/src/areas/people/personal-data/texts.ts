import { pageTexts } from '#messages';

import { personalDataMessages } from '../messages/personal-data.ts';

/** Texts of what is known of a person, and those of the catalogue. */
export const { t } = pageTexts(personalDataMessages);
