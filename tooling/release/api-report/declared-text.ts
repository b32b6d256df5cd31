import { createHash } from 'node:crypto';
import ts from 'typescript-api';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Longest text of one declaration; of a longer one, a difference is seen by its fingerprints. */
const longest = 6000;

/** How deep the members of a long declaration are reported one by one. */
const deepest = 2;

/** A node without comments, and without the folders that TypeScript writes where a type has no name of its own. */
const print = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\bimport\("\.[^"]*"\)\./g, '');

const fingerprint = (text: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 10)} (${text.length} characters)`;

/** The largest object type that a declaration is written with. */
function largestLiteral(node: ts.Node): ts.TypeLiteralNode | undefined {
  const found: ts.TypeLiteralNode[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeLiteralNode(child)) found.push(child);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  return found.toSorted((a, b) => b.getWidth() - a.getWidth())[0];
}

/** A line for each member of a long type: its name, and a fingerprint of what it is. */
function memberLines(literal: ts.TypeLiteralNode, depth: number): readonly string[] {
  const indentation = '    '.repeat(depth);
  return literal.members.flatMap((member) => {
    const name = member.name === undefined ? 'call' : print(member.name);
    const nested = largestLiteral(member);
    return nested === undefined || depth === deepest
      ? [`${indentation}${name}: ${fingerprint(print(member))}`]
      : [`${indentation}${name}:`, ...memberLines(nested, depth + 1)];
  });
}

/** A declaration without comments and without the words that every exported one has. */
export function declaredText(declaration: ts.Declaration): string {
  const isVariable = ts.isVariableDeclaration(declaration);
  const printed = print(declaration).replace(/^(?:export |default |declare )+/, '');
  const text = `${isVariable ? 'const ' : ''}${printed}`;
  if (text.length <= longest) return /[;}]$/.test(text) ? text : `${text};`;
  const literal = largestLiteral(declaration);
  return [fingerprint(text), ...(literal === undefined ? [] : memberLines(literal, 1))].join('\n');
}

/** The names of types that a declaration is written with. */
export function namedIn(declaration: ts.Declaration): readonly ts.Node[] {
  const names: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName);
    else if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression);
    else if (ts.isTypeQueryNode(node)) names.push(node.exprName);
    else if (ts.isImportTypeNode(node) && node.qualifier !== undefined) names.push(node.qualifier);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return names;
}
