import { pageTexts } from '#messages';

import { changedValueMessages } from '../messages/changed-values.ts';

/** Texts of the notice, which comes with the pages that show it, and those of the catalogue. */
export const { t } = pageTexts(changedValueMessages);
