import type { Text } from '../server/text.ts';

/** Texts for the screen about certificates. */
export const certificateTexts = {
  required: { sv: 'Obligatoriskt fält.', en: 'Required field.' },
  foreignSites: {
    sv: 'Välj bara anläggningar som hör till de valda bolagen.',
    en: 'Choose sites of the chosen companies only.',
  },
  nobodyDelivered: {
    sv: 'Inget bolag har någon leverans under året.',
    en: 'No company has any delivery in the year.',
  },
  partOnly: {
    sv: 'Ett partnerskapscertifikat gäller hela koncernen, som du bara ser en del av.',
    en: 'A partnership certificate is for the whole corporate group, of which you see a part only.',
  },
} as const;

/** The residual mix of a year is not final. */
export function mixIsNotFinal(year: number): Text {
  return {
    sv: `Residualmixen för ${year} är inte fastställd ännu.`,
    en: `The residual mix of ${year} is not final yet.`,
  };
}

/** Guarantees of origin can still be cancelled for a year. */
export function cancellationsAreOpen(year: number): Text {
  return {
    sv: `Ursprungsgarantier för ${year} kan annulleras till och med den 31 mars ${year + 1}. Certifikat kan skapas därefter.`,
    en: `Guarantees of origin for ${year} can be cancelled until 31 March ${year + 1}. Certificates can be issued after that.`,
  };
}

/** A bolag had no delivery in a year. */
export function nothingDelivered(company: string, year: number): Text {
  return {
    sv: `${company} har ingen leverans under ${year}. Kontrollera avtalet.`,
    en: `${company} has no delivery in ${year}. Check the contract.`,
  };
}

/** Months of delivery have no value at all. */
export function monthsMissing(company: string, months: number): Text {
  return {
    sv: `${company}: leverans saknas för ${months === 1 ? 'en månad' : `${months} månader`}. Kontrollera avtalet.`,
    en: `${company}: delivery is missing for ${months === 1 ? 'one month' : `${months} months`}. Check the contract.`,
  };
}

/** A bolag has chosen another origin than the one to certify. */
export function otherChoice(company: string): Text {
  return {
    sv: `${company} har ett annat miljöval.`,
    en: `${company} has chosen another origin.`,
  };
}

/** Bolag that were asked for in vain. */
export function companiesNotFound(ids: readonly string[]): Text {
  return {
    sv: `De här bolagen finns inte, eller så får du inte se dem: ${ids.join(', ')}.`,
    en: `These companies do not exist, or you may not see them: ${ids.join(', ')}.`,
  };
}
