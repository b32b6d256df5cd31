import { parseSync, type ESTree } from 'vite';

import { parseMessage } from '../src/messages/parse-message.ts';

const source = '@vinrod/locale/messages/define-messages';

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text of a literal, or of literals joined by `+`; undefined of anything else. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [literalText(node.left), literalText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Every call of a function by this name below a node. */
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

function compiledTexts(language: ESTree.Node, fail: (node: ESTree.Node) => never): Replacement[] {
  if (language.type !== 'ObjectExpression') return fail(language);
  return language.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) return fail(property);
    const { value } = property;
    const text = literalText(value) ?? fail(value);
    return { start: value.start, end: value.end, text: JSON.stringify(parseMessage(text)) };
  });
}

/** `defineMessages('button', { sv: {…}, en: {…} })` becomes `({ id: 'button', sv: {…}, en: {…} })`. */
function compiledCall(call: ESTree.CallExpression, fail: (node: ESTree.Node) => never): Replacement[] {
  const [id, texts] = call.arguments;
  if (id === undefined || texts?.type !== 'ObjectExpression') return fail(call);
  const languages = texts.properties.map((property) =>
    property.type === 'Property' ? property.value : fail(property),
  );
  return [
    { start: call.start, end: id.start, text: '({ id: ' },
    { start: id.end, end: texts.start + 1, text: ',' },
    ...languages.flatMap((language) => compiledTexts(language, fail)),
    { start: texts.end, end: call.end, text: ')' },
  ];
}

/** Whether a file may define messages: by convention these are `messages.ts` and the files below `messages/`. */
export const messageFiles = /[\\/]messages(?:[\\/][\w-]+)*\.ts$/;

/**
 * Replaces the texts of every `defineMessages` in a module by their syntax trees and removes its import, so that the built
 * code needs no parser.
 *
 * @returns the module's code; undefined when it defines no messages
 * @throws Error when a text is not a literal or not an ICU message
 */
export function compileMessages(code: string, path: string): string | undefined {
  if (!code.includes(source)) return undefined;
  const { program, errors } = parseSync(path, code);
  // The bundler reports broken syntax better.
  if (errors.length > 0) return undefined;
  const fail = (node: ESTree.Node): never => {
    throw new Error(`${path}: texts are compiled and must be literals: ${code.slice(node.start, node.end)}`);
  };
  const replacements = program.body.flatMap((statement): Replacement[] => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== source) return [];
    const names = statement.specifiers.map(({ local }) => local.name);
    return [
      { start: statement.start, end: statement.end, text: '' },
      ...names.flatMap((name) => callsOf(name, program.body)).flatMap((call) => compiledCall(call, fail)),
    ];
  });
  const ordered = replacements.toSorted((a, b) => a.start - b.start);
  const end = ordered.at(-1)?.end ?? 0;
  return (
    ordered.map(({ start, text }, index) => code.slice(ordered[index - 1]?.end ?? 0, start) + text).join('') +
    code.slice(end)
  );
}
