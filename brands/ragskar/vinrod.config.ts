import { defineBrand } from '../../tooling/brand/brand-file.ts';

const serif = '@expo-google-fonts/source-serif-4';

/** A made-up trader: orange, square corners, headings in a serif, and a logo that says its name. */
export default defineBrand({
  names: {
    supplier: 'Rågskär Kraft',
    legal: 'Rågskär Kraft Handel AB',
    description: 'Rågskär Kraft för företag: förbrukning, rapporter och fakturor.',
  },
  colors: { brand: '#b04a00', accent: '#0b5a66' },
  fonts: {
    heading: ['Source Serif 4 Variable', 'Georgia', 'serif'],
    files: [
      {
        family: 'Source Serif 4 Variable',
        file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
        weight: '200 900',
      },
    ],
  },
  radii: { xs: 0, sm: 0, md: 0, lg: 0, xl: 0 },
  logo: { light: './logo-light.svg', dark: './logo-dark.svg', saysName: true },
  icons: { favicon: './icon.svg' },
  mail: { color: '#7a3300' },
  documents: {
    fonts: { heading: `${serif}/600SemiBold/SourceSerif4_600SemiBold.ttf` },
  },
  signIn: {
    picture: './sign-in.svg',
    title: { sv: 'Kraft när den behövs.', en: 'Power when it is needed.' },
    text: {
      sv: 'Förbrukning och kostnad för hela företaget.',
      en: 'Consumption and cost of the whole business.',
    },
  },
  features: { certificates: false, timeReport: false },
  addresses: { privacy: 'https://ragskar.example/integritet' },
  support: {
    phone: '+46701740699',
    email: 'hej@ragskar.example',
    hours: { sv: 'Alla dagar 7–20', en: 'Every day 7 am – 8 pm' },
  },
  company: { organizationNumber: '556000-0258', address: 'Hamnen 4, 999 02 Rågskär', bankgiro: '999-0025' },
});
