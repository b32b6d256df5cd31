import { parseSync, type ESTree } from 'vite';

import { parseMessage } from '../src/messages/parse-message.ts';

const source = '@vinrod/locale/messages/define-messages';
const later = '@vinrod/locale/messages/english-later';

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text of a literal, or of literals joined by `+`; undefined for anything else. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [literalText(node.left), literalText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Every call below a node of the function with this name. */
function callsOf(name: string, node: unknown): ESTree.CallExpression[] {
  if (Array.isArray(node)) return node.flatMap((one) => callsOf(name, one));
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap((value: unknown) => callsOf(name, value));
  const isCall =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
  return isCall ? [node, ...inner] : inner;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

type Fail = (node: ESTree.Node) => never;

/** The texts of a language, each with its position and compiled form. */
function compiledTexts(language: ESTree.Node, fail: Fail) {
  if (language.type !== 'ObjectExpression') return fail(language);
  return language.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) return fail(property);
    const { key, value } = property;
    const message = parseMessage(literalText(value) ?? fail(value));
    return { start: value.start, end: value.end, key: nameOf(key, fail), text: JSON.stringify(message) };
  });
}

/** A key as written: `close`, or `'forms.close'`. */
function nameOf(key: ESTree.Node, fail: Fail): string {
  return key.type === 'Identifier' ? key.name : (literalText(key) ?? fail(key));
}

interface Call {
  readonly call: ESTree.CallExpression;
  readonly id: ESTree.Node;
  readonly texts: ESTree.ObjectExpression;
  readonly languages: readonly { readonly name: string; readonly texts: ESTree.Node }[];
}

/** The parts of `defineMessages('button', { sv: {…}, en: {…} })`. */
function partsOf(call: ESTree.CallExpression, fail: Fail): Call {
  const [id, texts] = call.arguments;
  if (id === undefined || texts?.type !== 'ObjectExpression') return fail(call);
  const languages = texts.properties.map((property) =>
    property.type === 'Property'
      ? { name: nameOf(property.key, fail), texts: property.value }
      : fail(property),
  );
  return { call, id, texts, languages };
}

/**
 * Replaces the call with `({ id: 'button', sv: {…}, en: {…} })`, with `en: englishLater('button')` when English loads
 * later.
 */
function compiledCall(
  { call, id, texts, languages }: Call,
  english: EnglishPlace,
  fail: Fail,
): Replacement[] {
  return [
    { start: call.start, end: id.start, text: '({ id: ' },
    { start: id.end, end: texts.start + 1, text: ',' },
    ...languages.flatMap((language): Replacement[] =>
      language.name === 'en' && english === 'apart'
        ? [
            {
              start: language.texts.start,
              end: language.texts.end,
              text: `/* @__PURE__ */ englishLater(${JSON.stringify(literalText(id) ?? fail(id))})`,
            },
          ]
        : compiledTexts(language.texts, fail),
    ),
    { start: texts.end, end: call.end, text: ')' },
  ];
}

/** Whether a file may define messages: by convention these are `messages.ts` and the files below `messages/`. */
export const messageFiles = /[\\/]messages(?:[\\/][\w-]+)*\.ts$/;

/** Where English is built: beside the Swedish, or into a separate file for readers of English. */
export type EnglishPlace = 'beside' | 'apart';

interface Definitions {
  /** Imports of `defineMessages`. */
  readonly imports: readonly ESTree.Node[];
  readonly calls: readonly Call[];
  readonly fail: Fail;
}

/** The definitions in a module; undefined when it defines no messages. */
function definitionsOf(code: string, path: string): Definitions | undefined {
  if (!code.includes(source)) return undefined;
  const { program, errors } = parseSync(path, code);
  // The bundler reports syntax errors better.
  if (errors.length > 0) return undefined;
  const fail = (node: ESTree.Node): never => {
    throw new Error(`${path}: texts are compiled and must be literals: ${code.slice(node.start, node.end)}`);
  };
  const imports = program.body.filter(
    (statement) => statement.type === 'ImportDeclaration' && statement.source.value === source,
  );
  const names = imports.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
  );
  const calls = names.flatMap((name) => callsOf(name, program.body)).map((call) => partsOf(call, fail));
  return { imports, calls, fail };
}

/**
 * Replaces the texts of every `defineMessages` in a module by their syntax trees and removes its import, so that the built
 * code needs no parser.
 *
 * @returns the module's code; undefined when it defines no messages
 * @throws Error when a text is not a literal or not an ICU message
 */
export function compileMessages(
  code: string,
  path: string,
  english: EnglishPlace = 'beside',
): string | undefined {
  const definitions = definitionsOf(code, path);
  if (definitions === undefined) return undefined;
  const { imports, calls, fail } = definitions;
  const instead = english === 'apart' ? `import { englishLater } from '${later}';` : '';
  const replacements = [
    ...imports.map(({ start, end }) => ({ start, end, text: instead })),
    ...calls.flatMap((call) => compiledCall(call, english, fail)),
  ];
  const ordered = replacements.toSorted((a, b) => a.start - b.start);
  const end = ordered.at(-1)?.end ?? 0;
  return (
    ordered.map(({ start, text }, index) => code.slice(ordered[index - 1]?.end ?? 0, start) + text).join('') +
    code.slice(end)
  );
}

/**
 * The English messages of a module by catalogue id, each as code of an object.
 *
 * @throws Error when a text or an id is not a literal, or a text not an ICU message
 */
export function englishOf(code: string, path: string): ReadonlyMap<string, string> {
  const definitions = definitionsOf(code, path);
  if (definitions === undefined) return new Map();
  const { calls, fail } = definitions;
  return new Map(
    calls.map(({ id, languages }) => {
      const english = languages.find(({ name }) => name === 'en')?.texts ?? fail(id);
      const texts = compiledTexts(english, fail).map(({ key, text }) => `${JSON.stringify(key)}:${text}`);
      return [literalText(id) ?? fail(id), `{${texts.join(',')}}`];
    }),
  );
}
