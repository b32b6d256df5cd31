import { useEffect } from 'react';

import { swedishToday } from '#period';

import { printSheet } from './print-sheet.ts';

/**
 * Gives printed pages a foot: the corporate group and the page's title, the day, and page numbers. As a style sheet of
 * the document, since the texts differ and the page allows no inline styles.
 *
 * @param corporateGroup - Its name; undefined when none is selected.
 */
export function usePrintMargins(corporateGroup: string | undefined): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = (): void => {
      const left = [corporateGroup, document.title].filter((text) => text !== undefined).join(', ');
      sheet.replaceSync(printSheet({ left, middle: swedishToday() }));
    };
    write();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    globalThis.addEventListener('beforeprint', write);
    return () => {
      globalThis.removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [corporateGroup]);
}
