import { ConfigError } from './config-error.ts';
import { isOwnHost } from './own-hosts.ts';
import { readText, type Environment } from './read-setting.ts';

/** The origin as browsers write it in `Origin`; null when the text is no web address. */
function originOf(text: string): URL | null {
  // A star is a letter of a host to URL, and would match nobody.
  const url = text.includes('*') ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

/**
 * Reads `ALLOWED_ORIGINS`: origins of portals that are served from elsewhere.
 *
 * @throws ConfigError naming the first that is no origin: one that silently never matches is looked for long, and one
 *   that matches everybody opens the API to every page.
 */
export function readAllowedOrigins(environment: Environment): ReadonlySet<string> {
  const names = (readText(environment, 'ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) {
    const url = originOf(name);
    if (url?.origin !== name)
      throw new ConfigError(
        `ALLOWED_ORIGINS takes origins such as https://portal.example, without a path and never *, not "${name}"${
          url === null ? '' : `: did you mean ${url.origin}?`
        }.`,
      );
    if (url.protocol === 'http:' && !isOwnHost(url.hostname))
      throw new ConfigError(
        `ALLOWED_ORIGINS takes https only, not "${name}": anybody on the way could change that portal.`,
      );
  }
  return new Set(names);
}
