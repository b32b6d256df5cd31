/** A term that is not a figure, with its meaning in Swedish. */
export interface Word {
  readonly name: string;
  readonly definition: string;
}

/**
 * Terms of the portal that are not figures, explained for people who do not work with energy (domain.md section 5, no.
 * 16). Market facts: domain.md section 2.1.
 */
export const words = {
  siteId: {
    name: 'Anläggnings-id',
    definition: 'De 18 siffror som pekar ut en anläggning hos alla på elmarknaden. De börjar med 735999.',
  },
  biddingZone: {
    name: 'Elområde',
    definition:
      'Sverige är delat i fyra områden, SE1 i norr till SE4 i söder. Spotpriset är ett eget i varje område.',
  },
  ocr: {
    name: 'OCR-nummer',
    definition:
      'Numret som talar om vilken faktura en betalning gäller. Den sista siffran kontrollerar de andra.',
  },
  reportAndInvoice: {
    name: 'Rapport och faktura',
    definition:
      'Rapporten räknas ur mätvärdena som de är i dag, utan moms. Fakturan bygger på de värden som fanns när den skrevs. Värden som rättas efteråt syns i rapporten, men först på en senare faktura.',
  },
  residualMix: {
    name: 'Residualmix',
    definition:
      'Den el som blir kvar i Norden när all el med ursprungsgaranti är borträknad. Den avgör utsläppen från el utan ursprungsgaranti.',
  },
  guaranteeOfOrigin: {
    name: 'Ursprungsgaranti',
    definition: 'Ett bevis på hur en viss mängd el har producerats. Den kan bara användas en gång.',
  },
  outlet: {
    name: 'Uttagspunkt',
    definition: 'Platsen där el tas ut från nätet och mäts: en anläggning.',
  },
} as const satisfies Readonly<Record<string, Word>>;

/** Names a term. */
export type WordName = keyof typeof words;
