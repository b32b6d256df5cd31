import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

import type { Language } from '../../packages/locale/src/messages/language.ts';
import { isOfComponent, withImportLine } from './component-page.ts';
import { englishTwin, inBothLanguages, partsOf, withCodeOf } from './english-twin.ts';
import { madeOf, withMadeOf } from './made-of.ts';

/**
 * A page with what is written for it, in both languages: the import line and what it is made of are on every page of a
 * component, so that none can be without.
 */
export function writtenPage(root: string, page: string, swedish: string, english: string): string {
  const { head, body } = partsOf(swedish);
  const write = (language: Language, text: string): string => {
    const whole = `${head}\n\n${text}\n`;
    const written = isOfComponent(page, whole)
      ? withImportLine(page, withMadeOf(whole, madeOf(root, page), language))
      : whole;
    return partsOf(written).body;
  };
  return inBothLanguages(head, write('sv', body), write('en', withCodeOf(body, english.trim())));
}

/** Writes every page of documentation before Storybook makes it code. */
export function writtenPages(root: string): Plugin {
  return {
    name: 'vinrod-written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler(text, id) {
        const twin = englishTwin(id);
        this.addWatchFile(twin);
        return { code: writtenPage(root, id, text, readFileSync(twin, 'utf8')), map: null };
      },
    },
  };
}
