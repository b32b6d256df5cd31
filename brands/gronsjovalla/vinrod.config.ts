import { defineBrand } from '../../tooling/brand/brand-file.ts';

/** A made-up municipal company: one green, and the rest follows from it. */
export default defineBrand({
  names: {
    supplier: 'Grönsjövalla Energi',
    legal: 'Grönsjövalla Energi AB',
    portal: 'Mina anläggningar',
    description: 'Mina anläggningar: elen i kommunens och företagens byggnader, timme för timme.',
  },
  colors: { brand: '#0b5c3f' },
  radii: { sm: 6, md: 10, lg: 14 },
  logo: { light: './logo-light.svg', dark: './logo-dark.svg' },
  icons: { favicon: './icon.svg' },
  signIn: {
    lead: {
      sv: 'För dig som köper el av {supplier}.',
      en: 'For those who buy electricity from {supplier}.',
    },
    title: { sv: 'Kommunens el, öppet räknad.', en: 'The electricity of the town, openly counted.' },
    text: {
      sv: 'Se vad varje skola, hall och pumpstation använder.',
      en: 'See what every school, hall and pumping station uses.',
    },
  },
  words: {
    'menu.companies': { sv: 'Förvaltningar och bolag', en: 'Departments and companies' },
    'api.mails.link.subject': {
      sv: 'Nytt lösenord till Mina anläggningar',
      en: 'A new password for Mina anläggningar',
    },
    'api.texts.notFound': {
      sv: 'Det du söker finns inte i Mina anläggningar.',
      en: 'What you are looking for does not exist in Mina anläggningar.',
    },
    'api.export.corporateGroup': { sv: 'Kommun eller koncern', en: 'Municipality or group' },
    'api.export.company': { sv: 'Förvaltning eller bolag', en: 'Department or company' },
    'api.export.companyCount': { sv: 'Antal förvaltningar och bolag', en: 'Departments and companies' },
    'api.time-sheet.company': { sv: 'Förvaltning eller bolag', en: 'Department or company' },
  },
  features: { residualMix: false },
  addresses: {
    terms: 'https://gronsjovalla.example/villkor',
    privacy: 'https://gronsjovalla.example/personuppgifter',
  },
  support: {
    phone: '+46701740605',
    email: 'kundtjanst@gronsjovalla.example',
    hours: { sv: 'Vardagar 8–16', en: 'Weekdays 8 am – 4 pm' },
  },
  company: {
    organizationNumber: '556000-0175',
    address: 'Torggatan 1, 999 01 Grönsjövalla',
    bankgiro: '999-0017',
  },
});
