import { createContext, useContext, type ReactNode, type ReactElement } from 'react';

import type { AnyLanguage } from '../../core/language.ts';

const LanguageContext = /* @__PURE__ */ createContext<AnyLanguage>('sv');

export interface ChartLanguageProps {
  /**
   * Language of all generated text and speech: Swedish, English, or one of the app's own from `defineChartLanguage`.
   * Numbers are in Swedish format in English too.
   */
  readonly language: AnyLanguage;
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
export function useChartLanguage(): AnyLanguage {
  return useContext(LanguageContext);
}
