import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageFiles } from '@vinrod/locale/build/compile-messages';
import { parseSync, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

import { allMessages, wordsOf } from './languages/all-messages.fixture.ts';

const source = import.meta.dirname;

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Nodes whose texts nobody is shown: names of modules, types, and errors, which are for developers. */
function isForDevelopers(node: ESTree.Node): boolean {
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');
  return node.type === 'ImportDeclaration' || node.type.startsWith('TS');
}

/** Every text that is written in code. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || isForDevelopers(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'JSXText') return [node.value];
  const own = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : [];
  return [...own, ...Object.values(node).flatMap(textsIn)];
}

const messages = await allMessages();
const english = new Set(messages.flatMap(({ en }) => Object.values(en).flatMap(wordsOf)));
const swedish = new Set(
  messages.flatMap(({ sv }) => Object.values(sv).flatMap(wordsOf)).filter((word) => !english.has(word)),
);

/** Words of Swedish texts that are also names in code. */
const alsoInCode = new Set(['kr', 'under']);

/** Whether a text is in Swedish, or a phrase of English: a capital, and then words. */
function isSaid(text: string): boolean {
  const isSwedish = wordsOf(text).some(
    (word) => word.length > 1 && swedish.has(word) && !alsoInCode.has(word),
  );
  return isSwedish || /[åäö]/i.test(text) || /\b[A-Z][a-z]+ [a-z]+/.test(text);
}

/** What is said by code, outside of messages. */
function saidBy(code: string, path: string): readonly string[] {
  return textsIn(parseSync(path, code).program.body).filter(isSaid);
}

const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file) && !messageFiles.test(`/${file}`))
  .toSorted();

describe('the code that draws', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files).toContain('core/units.ts');
  });

  it.each(files)('%s says nothing of its own', (file) => {
    expect(saidBy(readFileSync(join(source, file), 'utf8'), file)).toEqual([]);
  });
});

describe('what is refused outside of messages', () => {
  it.each([
    ['a Swedish word', `const unit = 'tkr';`, ['tkr']],
    ['a Swedish letter', `const other = { label: 'Övriga' };`, ['Övriga']],
    ['a phrase within a template', 'const text = `Visar ${what}`;', ['Visar ']],
    ['an English phrase', `const label = 'Zoom in';`, ['Zoom in']],
    ['a text of an element', `const one = <p>Ingen period</p>;`, ['Ingen period']],
  ])('%s', (_, code, said) => {
    expect(saidBy(code, 'one.tsx')).toEqual(said);
  });

  it.each([
    ['an error for developers', `throw new ChartDataError('A chart cannot be that high.');`],
    ['a type', `type Unit = 'öre/kWh';`],
    ['a name of code', `const step = 'week';`],
  ])('is not %s', (_, code) => {
    expect(saidBy(code, 'one.tsx')).toEqual([]);
  });
});
