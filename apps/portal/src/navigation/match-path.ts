/** The parameters of a path that matched a pattern, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const expression = new RegExp(`^${source}/?$`);
  compiled.set(pattern, expression);
  return expression;
}

/**
 * Compares a path with a pattern of literal text and `:name` parameters. A parameter may stand inside a segment
 * (`/contact-:product`), which the router library's own matcher does not allow. A slash at the end is optional.
 *
 * @returns the decoded parameters, or undefined when the path is another or cannot be decoded.
 */
export function matchPath(pattern: string, path: string): PathParameters | undefined {
  const match = compile(pattern).exec(path);
  if (match === null) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}
