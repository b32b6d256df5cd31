import { createContext, useContext, type ReactNode, type ReactElement } from 'react';

import type { Language } from '@vinrod/locale/messages/language';

const LanguageContext = /* @__PURE__ */ createContext<Language>('sv');

export interface ChartLanguageProps {
  /** Language of all generated text and speech; numbers are in Swedish format in both. */
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Sets the language of the charts inside. Your own titles and labels are left as they are; everything else (axes,
 * tooltips, summaries, speech, tables, files) follows. Swedish without it.
 */
export function ChartLanguage({ language, children }: ChartLanguageProps): ReactElement {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language set by the nearest {@link ChartLanguage}. */
export function useChartLanguage(): Language {
  return useContext(LanguageContext);
}
