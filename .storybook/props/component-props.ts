import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';

/** A property of a component as its page shows it. */
export interface ComponentProp {
  readonly name: string;
  /** As a reader writes it. */
  readonly type: string;
  /** The values of a property that takes one of a few; empty for others. */
  readonly values: readonly string[];
  readonly description: string;
  readonly isRequired: boolean;
  /** As its source says; `undefined` without one. */
  readonly defaultValue: string | undefined;
}

/** The properties of each component that a file exports. */
export type PropsOfFile = ReadonlyMap<string, readonly ComponentProp[]>;

/** What every element takes, in React and in React Aria. */
const interfacesOfElements = new Set(['GlobalDOMAttributes', 'SlotProps', 'AriaLabelingProps']);

/**
 * Whether a page shows a property: all of our own, and of those that a component passes on the ones that their source
 * describes. The rest are attributes of any element.
 */
function isShown({ declarations = [] }: ts.Symbol, description: string): boolean {
  const isOwn = declarations.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  );
  if (isOwn) return true;
  const isOfElements = declarations.every(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && interfacesOfElements.has(parent.name.text),
  );
  return description !== '' && !isOfElements;
}

/** The type that a declaration was given in its source. */
function declaredType(symbol: ts.Symbol): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isPropertySignature(declaration) && declaration.type !== undefined) {
      return declaration.type
        .getText()
        .replaceAll(/\s+/g, ' ')
        .replace(/ \| undefined$/, '');
    }
    if (ts.isMethodSignature(declaration)) {
      const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
      return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
    }
  }
  return undefined;
}

/** The values of a type that is one of a few words or numbers. */
function valuesOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  const known = parts.filter((part) => (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  const values = known.map((part) => {
    if (part.isStringLiteral()) return `'${part.value}'`;
    return part.isNumberLiteral() ? String(part.value) : undefined;
  });
  return values.length > 1 && !values.includes(undefined) ? values.flatMap((value) => value ?? []) : [];
}

function propOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): ComponentProp {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const values = valuesOf(type);
  const isRequired = (symbol.flags & ts.SymbolFlags.Optional) === 0;
  const inferred = checker.typeToString(
    isRequired ? type : checker.getNonNullableType(type),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: values.length > 0 ? values.join(' | ') : (declaredType(symbol) ?? inferred),
    values,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    isRequired,
    defaultValue: tag === undefined ? undefined : ts.displayPartsToString(tag.text).trim(),
  };
}

/** Reads the components of files that export them; a component is a function with one argument, whose name is capitalised. */
export function readProps(files: readonly string[]): ReadonlyMap<string, PropsOfFile> {
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['vinrod-source'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
      const exported = module === undefined ? [] : checker.getExportsOfModule(module);
      const components = exported.flatMap((symbol) => {
        const declaration = symbol.valueDeclaration;
        if (declaration === undefined || !/^[A-Z]/.test(symbol.name)) return [];
        const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
        const [parameter] = signature?.getParameters() ?? [];
        if (parameter === undefined) return [];
        const type = checker.getTypeOfSymbolAtLocation(parameter, declaration);
        const props = checker.getPropertiesOfType(type).flatMap((prop) => {
          const read = propOf(checker, prop, declaration);
          return isShown(prop, read.description) ? [read] : [];
        });
        return [[symbol.name, props] as const];
      });
      return [file, new Map(components)];
    }),
  );
}

/** Files of the published packages that can export components. */
export function componentFiles(root: string): readonly string[] {
  return globSync('packages/{ui,charts}/src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(stories|test|fixture)\.tsx$/.test(file))
    .map((file) => join(root, file))
    .toSorted();
}

/** A property as Storybook's pages and controls read it: the form of its reader of TypeScript. */
function forStorybook({ name, type, values, description, isRequired, defaultValue }: ComponentProp): object {
  return {
    name,
    required: isRequired,
    description,
    type:
      values.length > 0
        ? { name: 'enum', raw: type, value: values.map((value) => ({ value })) }
        : { name: type },
    defaultValue: defaultValue === undefined ? null : { value: defaultValue },
  };
}

/** The statement that tells Storybook the properties of a file's components, and our own pages what they are in Swedish. */
export function statementsFor(
  props: PropsOfFile,
  swedishOf: (text: string) => string | undefined = () => undefined,
): string {
  return [...props]
    .map(([component, all]) => {
      const docgen = {
        displayName: component,
        description: '',
        props: Object.fromEntries(all.map((prop) => [prop.name, forStorybook(prop)])),
        swedish: Object.fromEntries(all.map(({ name, description }) => [name, swedishOf(description)])),
      };
      return `${component}.__docgenInfo = ${JSON.stringify(docgen)};`;
    })
    .join('\n');
}
