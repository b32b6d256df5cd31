import { featureNames } from '../../apps/api/src/config/brand-sheet.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Every schema has a description, which completes the sentence "… must be". */
function object(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', description: 'an object', properties, required, additionalProperties: false };
}

const text: Schema = { type: 'string', pattern: String.raw`\S`, maxLength: 400, description: 'a text' };
const color: Schema = {
  type: 'string',
  pattern: '^#[0-9a-fA-F]{6}$',
  description: 'a colour written as #rrggbb',
};
/** What is asked of texts is not asked of objects, and the other way round. */
const words: Schema = {
  ...object({ sv: text, en: text }, ['sv', 'en']),
  ...text,
  type: ['string', 'object'],
  description: 'a text, or one in each of sv and en',
};
const address: Schema = {
  type: 'string',
  pattern: String.raw`^https://[^\s]+$`,
  description: 'an address that starts with https://',
};
const families: Schema = { type: 'array', items: text, minItems: 1, description: 'a list of font families' };
const colors: Schema = { type: 'object', additionalProperties: color, description: 'colours by name' };
const radius: Schema = {
  type: 'number',
  minimum: 0,
  maximum: 40,
  description: 'a number of px from 0 to 40',
};

function file(...endings: readonly string[]): Schema {
  return {
    type: 'string',
    pattern: `\\.(${endings.join('|')})$`,
    description: `the path of a file that ends with .${endings.join(' or .')}`,
  };
}

/** The form of a brand's file. */
export const brandSchema: Schema = object(
  {
    names: object({ supplier: text, legal: text, portal: text, description: text }, ['supplier']),
    colors: object(
      {
        brand: color,
        accent: color,
        themes: object({ light: colors, dark: colors, 'high-contrast': colors }),
      },
      ['brand'],
    ),
    fonts: object({
      heading: families,
      body: families,
      files: {
        type: 'array',
        description: 'a list of files of fonts',
        items: object(
          {
            family: text,
            file: file('woff2'),
            weight: {
              type: 'string',
              pattern: '^[1-9]00( [1-9]00)?$',
              description: 'a weight such as "400", or two such as "200 900"',
            },
            style: { enum: ['normal', 'italic'], description: '"normal" or "italic"' },
          },
          ['family', 'file'],
        ),
      },
    }),
    radii: object({ xs: radius, sm: radius, md: radius, lg: radius, xl: radius }),
    logo: object(
      {
        light: file('svg'),
        dark: file('svg'),
        onBrand: file('svg'),
        saysName: { type: 'boolean', description: 'true or false' },
      },
      ['light', 'dark'],
    ),
    icons: object({ favicon: file('svg'), touch: file('svg', 'png') }, ['favicon']),
    mail: object({ color, logo: file('svg', 'png') }),
    documents: object({
      color,
      logo: file('svg', 'png'),
      fonts: object({
        heading: file('ttf', 'otf'),
        text: file('ttf', 'otf'),
        strong: file('ttf', 'otf'),
      }),
    }),
    signIn: object({
      picture: file('jpg', 'jpeg', 'png', 'webp', 'svg'),
      lead: words,
      title: words,
      text: words,
    }),
    words: { type: 'object', additionalProperties: words, description: 'texts by key' },
    features: object(
      Object.fromEntries(
        featureNames.map((name) => [name, { type: 'boolean', description: 'true or false' }]),
      ),
    ),
    addresses: object({ terms: address, privacy: address }),
    support: object({
      phone: {
        type: 'string',
        pattern: String.raw`^\+\d{6,15}$`,
        description: 'a telephone number such as +46771234500',
      },
      email: { type: 'string', pattern: String.raw`^[^\s@]+@[^\s@]+$`, description: 'an e-mail address' },
      hours: words,
    }),
    company: object({
      organizationNumber: {
        type: 'string',
        pattern: String.raw`^\d{6}-\d{4}$`,
        description: 'an organisation number such as 556677-8899',
      },
      address: text,
      bankgiro: {
        type: 'string',
        pattern: String.raw`^\d{3,4}-\d{4}$`,
        description: 'a bankgiro number such as 5050-1055',
      },
    }),
  },
  ['names', 'colors'],
);
