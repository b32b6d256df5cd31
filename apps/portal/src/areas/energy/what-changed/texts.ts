import { pageTexts } from '#messages';

import { whatChangedMessages } from '../messages/what-changed.ts';

/** Texts of what changed in a month, which no other page uses, and those of the catalogue. */
export const { t } = pageTexts(whatChangedMessages);
