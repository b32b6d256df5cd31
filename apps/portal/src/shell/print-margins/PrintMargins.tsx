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
 * style sheet of the document, since the texts differ and the page allows no inline styles. Draws nothing.
 */
export function PrintMargins({ corporateGroup }: PrintMarginsProps): null {
  const period = useAtomValue(printedPeriodAtom);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = (): void => {
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
    write();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    globalThis.addEventListener('beforeprint', write);
    return () => {
      globalThis.removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [corporateGroup, period]);
  return null;
}
