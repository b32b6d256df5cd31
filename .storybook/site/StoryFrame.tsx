import { useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';

import { ChartLanguage } from '../../packages/charts/src/parts/chart-language/ChartLanguage.tsx';
import { VinrodProvider } from '../../packages/ui/src/provider/index.ts';
import { languageOfFrame } from './language-of-frame.ts';
import { textSpacing } from './text-spacing.ts';
import { brandSheet } from './brand-sheet.ts';
import type { ToolbarChoices } from './toolbar-choices.ts';

/** What readers who ask for less motion meet: nothing moves, and all ends at once. */
const stillness = `
  *, *::before, *::after {
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
    transition-duration: 0s !important;
  }
`;

/** The style sheet of a brand; empty until it is there, and for the library's own. */
function useBrandSheet(brand: string | undefined): string {
  const [sheet, setSheet] = useState({ brand, text: '' });
  useEffect(() => {
    if (brand === undefined) return undefined;
    let isWanted = true;
    void brandSheet(brand).then((text) => {
      if (isWanted) setSheet({ brand, text });
    });
    return () => {
      isWanted = false;
    };
  }, [brand]);
  return sheet.brand === brand ? sheet.text : '';
}

/** A story as the toolbar asks for it. */
export function StoryFrame({
  theme,
  language: asked,
  isCompact,
  isSpaced,
  isStill,
  brand,
  children,
}: ToolbarChoices & { readonly children: ReactNode }): ReactElement {
  const language = languageOfFrame(window.frameElement, asked);
  const sheets = [useBrandSheet(brand), isSpaced ? textSpacing : '', isStill ? stillness : ''];
  // Before anything is measured, as the document that an application writes.
  useInsertionEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    if (isCompact) documentElement.dataset['density'] = 'compact';
    else delete documentElement.dataset['density'];
  }, [language, isCompact]);
  return (
    <VinrodProvider themeChoice={theme} language={language}>
      {sheets.join('') === '' ? null : <style>{sheets.join('\n')}</style>}
      <ChartLanguage language={language}>{children}</ChartLanguage>
    </VinrodProvider>
  );
}
