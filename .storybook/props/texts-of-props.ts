import type { StrictArgTypes } from 'storybook/internal/csf';

import type { Language } from '../../packages/locale/src/messages/language.ts';

/** The Swedish texts of a component's properties by their names, which `propsOfComponents` wrote beside the English ones. */
function swedishOf(component: unknown): Readonly<Record<string, unknown>> {
  const { __docgenInfo: docgen }: { readonly __docgenInfo?: unknown } = Object(component);
  const { swedish }: { readonly swedish?: unknown } = Object(docgen);
  return Object(swedish);
}

/** Gives every property of a component's stories its Swedish text beside the English one. */
export function withSwedishTexts({
  argTypes,
  component,
}: {
  readonly argTypes: StrictArgTypes;
  readonly component?: unknown;
}): StrictArgTypes {
  const texts = swedishOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...argType, swedish: texts[name] }]),
  );
}

/** The properties with their texts in a language. */
export function argTypesInLanguage(argTypes: StrictArgTypes, language: Language): StrictArgTypes {
  if (language === 'en') return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { swedish }: { readonly swedish?: unknown } = Object(argType);
      return [name, typeof swedish === 'string' ? { ...argType, description: swedish } : argType];
    }),
  );
}
