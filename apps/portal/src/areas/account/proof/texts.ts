import { pageTexts } from '#messages';

import { proofMessages } from '../messages/proof.ts';

/** Texts of proving who one is, and those of the catalogue. */
export const { t } = pageTexts(proofMessages);
