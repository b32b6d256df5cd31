import ts from 'typescript-api';
import type { Tarball } from '../tarball/tarball.ts';
import { declaredText, namedIn } from './declared-text.ts';
import { readDeclarations } from './declarations.ts';

/** Of these files only the names are reported: what made them has a comparison of its own (`pnpm diff:contract`). */
const generated = /(?:^|\/)generated\//;

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const isAlias = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Alias) !== 0;

/**
 * Everything that a package exports, with its types, and the types that those are written with: without comments and in
 * an order that depends on names alone.
 */
export function apiReport(tarball: Tarball): string {
  const { checker, modules } = readDeclarations(tarball);

  /** What a name stands for in the end: a declaration of ours, or what another package is asked for. */
  function meant(symbol: ts.Symbol): ts.Symbol {
    let last = symbol;
    while (isAlias(last)) {
      const next = checker.getImmediateAliasedSymbol(last);
      if (next?.declarations === undefined) break;
      last = next;
    }
    return last;
  }

  const textOf = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .map((declaration) => {
        if (ts.isSourceFile(declaration)) return namesOf(declaration);
        if (!isAlias(symbol)) return declaredText(declaration);
        const statement = ts.findAncestor(
          declaration,
          (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node),
        );
        return `from ${statement?.moduleSpecifier?.getText() ?? 'elsewhere'};`;
      })
      .join('\n');

  function exportsOf(file: ts.SourceFile): readonly ts.Symbol[] {
    const symbol = checker.getSymbolAtLocation(file);
    return symbol === undefined
      ? []
      : [...checker.getExportsOfModule(symbol)].toSorted((a, b) => inOrder(a.name, b.name));
  }

  const namesOf = (file: ts.SourceFile): string =>
    exportsOf(file)
      .map(({ name }) => name)
      .join(', ');

  /** Where each declaration of ours is reported: the first entry that exports it. */
  const places = new Map<ts.Symbol, string>();
  const inner = new Set<ts.Symbol>();

  function follow(symbol: ts.Symbol): void {
    for (const declaration of symbol.declarations ?? []) {
      if (generated.test(declaration.getSourceFile().fileName)) continue;
      for (const name of namedIn(declaration)) {
        const found = checker.getSymbolAtLocation(name);
        if (found === undefined) continue;
        const target = meant(found);
        const isOurs = target.declarations?.some(
          (one) =>
            !ts.isTypeParameterDeclaration(one) &&
            (ts.isSourceFile(one.parent) || ts.isVariableDeclarationList(one.parent)),
        );
        if (isOurs !== true || isAlias(target) || places.has(target) || inner.has(target)) continue;
        inner.add(target);
        follow(target);
      }
    }
  }

  const sorted = modules.toSorted(([a], [b]) => inOrder(a, b));
  for (const [name, file] of sorted) {
    for (const symbol of exportsOf(file)) {
      const target = meant(symbol);
      if (!places.has(target)) places.set(target, name);
    }
  }
  const lines = (symbol: ts.Symbol, target: ts.Symbol, entry: string): string => {
    const place = places.get(target);
    if (place !== undefined && place !== entry) return `${symbol.name}: as in ${place}`;
    const isGenerated = target.declarations?.some((one) => generated.test(one.getSourceFile().fileName));
    if (isGenerated === true) return `${symbol.name}: generated from the contract`;
    return `${symbol.name}: ${textOf(target)}`;
  };
  const sections = sorted.map(([entry, file]) => {
    const texts = exportsOf(file).map((symbol) => lines(symbol, meant(symbol), entry));
    const others = file.statements
      .filter(ts.isExportDeclaration)
      .filter(({ exportClause }) => exportClause === undefined)
      .map(({ moduleSpecifier }) => moduleSpecifier?.getText() ?? '')
      .filter((specifier) => !/^['"]\./.test(specifier))
      .map((specifier) => `*: everything of ${specifier}`);
    return [entry, [...texts, ...others]] as const;
  });
  for (const target of places.keys()) follow(target);
  const within = [...inner]
    .filter((symbol) => !places.has(symbol))
    .map((symbol) => lines(symbol, symbol, ''))
    .toSorted(inOrder);
  const all =
    within.length === 0 ? sections : [...sections, ['Named by these, and not exported', within] as const];
  return [
    `# API of ${String(tarball.manifest['name'])}`,
    'Written by `npx -y pnpm api-report`. A change here needs a changeset.',
    ...all.map(([title, texts]) => `## ${title}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\``),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
