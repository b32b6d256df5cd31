import { pageTexts } from '#messages';

import { ownDataMessages } from '../messages/own-data.ts';

/** Texts of what is known of oneself, and those of the catalogue. */
export const { t } = pageTexts(ownDataMessages);
