import { createContext, useContext, type ReactNode } from 'react';

import type { Language } from '@vinrod/locale/messages/language';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

import { textsIn } from '../../core/texts-in.ts';

const LanguageContext = /* @__PURE__ */ createContext<Language>('sv');

export interface ChartLanguageProps {
  /** Language of what the charts say and write; numbers are Swedish in both. */
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Sets the language of the charts inside: titles and labels of your own stay as you give them, everything else (axes,
 * tooltips, summaries, speech, tables, files) follows. Swedish without it.
 */
export function ChartLanguage({ language, children }: ChartLanguageProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Language of the charts here. */
export function useChartLanguage(): Language {
  return useContext(LanguageContext);
}

/** Texts of a catalogue in the language of the charts here. */
export function useTexts<Catalogue extends Texts>(messages: Messages<Catalogue>): FormatMessage<Catalogue> {
  return textsIn(messages, useChartLanguage());
}
