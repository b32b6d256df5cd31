import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { t } from '#messages';
import { swedishToday } from '#period';

import { printedPeriodAtom } from './printed-period.ts';
import { printSheet } from './print-sheet.ts';
import './paper.css.ts';

export interface PrintMarginsProps {
  /** Name of the selected corporate group; undefined when none is. */
  readonly corporateGroup: string | undefined;
}

/**
 * Gives printed pages a foot: the corporate group and the page's title, the period, the day, and page numbers. As a
 * style sheet of the document, since the texts differ and the page allows no inline styles. It comes when the page is
 * printed for the first time: each change of the document's style sheets has all styles reckoned again. Draws nothing.
 */
export function PrintMargins({ corporateGroup }: PrintMarginsProps): null {
  const period = useAtomValue(printedPeriodAtom);
  useEffect(() => {
    let sheet: CSSStyleSheet | undefined;
    const write = (): void => {
      if (sheet === undefined) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      const left = [corporateGroup, document.title].filter((text) => text !== undefined).join(', ');
      sheet.replaceSync(
        printSheet({
          left,
          middle: period ?? '',
          right: swedishToday(),
          page: t('shell.print.page'),
          of: t('shell.print.of'),
        }),
      );
    };
    globalThis.addEventListener('beforeprint', write);
    return () => {
      globalThis.removeEventListener('beforeprint', write);
      if (sheet !== undefined) {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      }
    };
  }, [corporateGroup, period]);
  return null;
}
