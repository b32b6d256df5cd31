import type { CsfFile } from 'storybook/internal/csf-tools';

/** Adds the code of its examples to a file of stories. */
export type CodeWriter = (csf: CsfFile, source: CsfFile) => Promise<void>;

/**
 * The code of an example as it can be pasted: Storybook's, without what only a story has. A function that a test watches
 * becomes an empty one, and an example that is nothing but elements loses the name of its story.
 */
export function shownCode(code: string): string {
  const pasted = code
    .trim()
    .replaceAll(/\bfn\(\)/g, '() => {}')
    // Words on one line: an end on a line of its own only looks like more of them.
    .replaceAll(/([^\s>}])\n\s+<\//g, '$1</');
  return /^const [\p{L}\p{N}_]+ = \(\) => (<[\s\S]*>);?$/u.exec(pasted)?.[1] ?? pasted;
}

/** What a property of an object in source is given. */
function given(object: unknown, name: string): unknown {
  const properties: unknown = Reflect.get(Object(object), 'properties');
  const found: unknown = Array.isArray(properties)
    ? properties.find((property: unknown) => {
        const { key }: { readonly key?: unknown } = Object(property);
        return Reflect.get(Object(key), 'name') === name;
      })
    : undefined;
  return Reflect.get(Object(found), 'value');
}

/** A string in a tree of source. */
interface Literal {
  value: string;
}

function isLiteral(node: unknown): node is Literal {
  return typeof node === 'object' && node !== null && Reflect.get(node, 'type') === 'StringLiteral';
}

/** The code that Storybook wrote beside the stories of a file: `Story.parameters = { docs: { source: { code: "…" } } }`. */
export function* writtenCodes(csf: CsfFile): Generator<Literal> {
  const { _ast: file } = csf;
  for (const statement of file.program.body) {
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    const parameters = expression.type === 'AssignmentExpression' ? expression.right : undefined;
    const code = given(given(given(parameters, 'docs'), 'source'), 'code');
    if (isLiteral(code)) yield code;
  }
}

/** Lets Storybook write the code of the examples, and makes it such as can be pasted. */
export function withShownCode(write: CodeWriter | undefined): CodeWriter {
  return async (csf, source) => {
    await write?.(csf, source);
    for (const code of writtenCodes(csf)) code.value = shownCode(code.value);
  };
}
