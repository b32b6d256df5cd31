/** A hard word and what it means, in Swedish. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/**
 * The hard words of the portal, explained for those who do not work with energy (domain.md section 5, no. 16). Market
 * facts: domain.md section 2.1. In Swedish order.
 */
export const terms = {
  subscribedPower: {
    word: 'Abonnerad effekt',
    meaning:
      'Den högsta effekt, i kW, som ni har avtalat med nätägaren om att få ta ut. Den bestämmer nätavgiften.',
  },
  siteId: {
    word: 'Anläggnings-id',
    meaning: 'De 18 siffror som pekar ut en anläggning hos alla på elmarknaden. De börjar med 735999.',
  },
  baseLoad: {
    word: 'Baslast',
    meaning: 'Det som en anläggning drar när nästan ingenting pågår, till exempel på natten.',
  },
  power: {
    word: 'Effekt',
    meaning:
      'Hur mycket el som används i ett ögonblick. Här är det medelvärdet för en timme, i kW: timmens kWh.',
  },
  biddingZone: {
    word: 'Elområde',
    meaning:
      'Sverige är delat i fyra områden, SE1 i norr till SE4 i söder. Spotpriset är ett eget i varje område.',
  },
  energyCost: {
    word: 'Energikostnad',
    meaning:
      'Timmens kWh gånger spotpriset och ert påslag, utan moms. På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift.',
  },
  usageProfile: {
    word: 'Förbrukningsprofil',
    meaning: 'En medelvecka: hur mycket anläggningen brukar dra varje timme från måndag till söndag.',
  },
  peakLoad: {
    word: 'Höglast och låglast',
    meaning:
      'De timmar då nätet är mest belastat, och de övriga. Vilka timmar det är står i er elnätstariff.',
  },
  quality: {
    word: 'Kvalitet',
    meaning:
      'Om ett värde är uppmätt, beräknat tills mätvärdet kommer, korrigerat i efterhand eller saknas. Det är ofullständigt när en del av timmarna bakom det saknas.',
  },
  ocr: {
    word: 'OCR-nummer',
    meaning:
      'Numret som talar om vilken faktura en betalning gäller. Den sista siffran kontrollerar de andra.',
  },
  reportAndInvoice: {
    word: 'Rapport och faktura',
    meaning:
      'Rapporten räknas ur mätvärdena som de är i dag, utan moms. Fakturan bygger på de värden som fanns när den skrevs. Värden som rättas efteråt syns i rapporten, men först på en senare faktura.',
  },
  residualMix: {
    word: 'Residualmix',
    meaning:
      'Den el som blir kvar i Norden när all el med ursprungsgaranti är borträknad. Den avgör utsläppen från el utan ursprungsgaranti.',
  },
  spotPrice: {
    word: 'Spotpris',
    meaning: 'Elbörsens pris, satt dagen före för varje kvart och elområde.',
  },
  fuse: {
    word: 'Säkringsabonnemang',
    meaning:
      'Ett elnätsabonnemang som bestäms av huvudsäkringens storlek i ampere i stället för av effekten.',
  },
  guaranteeOfOrigin: {
    word: 'Ursprungsgaranti',
    meaning: 'Ett bevis på hur en viss mängd el har producerats. Den kan bara användas en gång.',
  },
  outlet: {
    word: 'Uttagspunkt',
    meaning: 'Platsen där el tas ut från nätet och mäts: en anläggning.',
  },
  durationCurve: {
    word: 'Varaktighetskurva',
    meaning:
      'Periodens timmar ordnade från den högsta effekten till den lägsta. Visar hur länge en effekt varar.',
  },
  roundingToKrona: {
    word: 'Öresutjämning',
    meaning: 'Avrundningen av fakturans slutsumma till hela kronor.',
  },
  excess: {
    word: 'Överuttag',
    meaning: 'Uttag över den abonnerade effekten. Nätägaren tar en extra avgift för det.',
  },
} as const satisfies Readonly<Record<string, Term>>;

/** Names a word of the list. */
export type TermName = keyof typeof terms;
