/** Decoded parameters of a matched path. */
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
 * Matches a path against a pattern of literal text and `:name` parameters. A parameter may be part of a segment
 * (`/contact-:product`), which the router library's own matcher does not allow. A trailing slash is optional.
 *
 * @returns the decoded parameters, or undefined when the path does not match or cannot be decoded.
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
