import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ENGLISH_MONTH_NAMES,
  isoWeekdayName,
  MONTH_NAMES,
  SHORT_WEEKDAY_NAMES,
  WEEKDAY_NAMES,
} from '../packages/locale/src/date.ts';
import type { Message, Messages, Texts } from '../packages/locale/src/messages/messages.ts';
import { repositoryRoot } from '../tooling/repository.ts';

/** Files with the texts of the portal, the kit and the charts. */
const files = '{apps/portal,packages/ui,packages/charts}/src/**/{messages,messages/**/*}.ts';

function isMessages(value: unknown): value is Messages<Texts> {
  return typeof value === 'object' && value !== null && 'sv' in value && 'en' in value && 'id' in value;
}

async function everyMessage(): Promise<readonly { readonly sv: Message; readonly en: Message }[]> {
  const sources = globSync(files, { cwd: repositoryRoot })
    .map((file) => join(repositoryRoot, file))
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('defineMessages('));
  const modules = await Promise.all(sources.map((file): Promise<object> => import(file)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isMessages)
    .flatMap(({ sv, en }) => Object.keys(sv).map((key) => ({ sv: sv[key] ?? '', en: en[key] ?? '' })));
}

/** The words of a message without its argument names. */
function wordsOf(node: Message | object): readonly string[] {
  if (typeof node === 'string') return node.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if ('options' in node)
    return Object.values(Object(node.options)).flatMap((option) => wordsOf(Object(option)));
  if ('type' in node && 'value' in node && node.type === 0) return wordsOf(String(node.value));
  return 'type' in node ? [] : Object.values(node).flatMap((value) => wordsOf(Object(value)));
}

/** Words found only on Swedish pages: of their messages, and names of days and months. */
export async function swedishWords(): Promise<ReadonlySet<string>> {
  const messages = await everyMessage();
  const english = new Set([
    ...messages.flatMap(({ en }) => wordsOf(en)),
    // In full and as charts write them, such as Jan.
    ...ENGLISH_MONTH_NAMES.flatMap((name) => wordsOf(`${name} ${name.slice(0, 3)}`)),
    ...WEEKDAY_NAMES.flatMap((_name, place) => wordsOf(isoWeekdayName(place + 1, 'short', 'en'))),
  ]);
  const names = [...MONTH_NAMES, ...WEEKDAY_NAMES, ...SHORT_WEEKDAY_NAMES, 'kl', 'vecka', 'dygn', 'kvart'];
  const swedish = [...messages.flatMap(({ sv }) => wordsOf(sv)), ...names];
  return new Set(swedish.filter((word) => !english.has(word)));
}

/** All text on a page, visible or for screen readers, except what is marked as Swedish. */
export function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const texts = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && node.matches('script, style, noscript, [lang=sv]')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      if (node instanceof Element) texts.push(...spoken.map((name) => node.getAttribute(name) ?? ''));
      else texts.push(node.textContent ?? '');
    }
    return texts.filter((text) => text.trim() !== '');
  });
}
