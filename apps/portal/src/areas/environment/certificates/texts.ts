import { pageTexts } from '#messages';

import { certificateMessages } from '../messages/certificates.ts';

/** Texts of certificates, which no other page uses, and those of the catalogue. */
export const { t, swedishText } = pageTexts(certificateMessages);
