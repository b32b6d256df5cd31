import type { TestAnswer, TestApp } from './test-app.ts';

/** A browser with cookies, which follows the redirects of a sign-in through a provider. */
export interface ProviderBrowser {
  /** Opens the start of a sign-in; answers with the provider's address. */
  start(query?: string, provider?: string): Promise<URL>;
  /** Signs in at the provider; answers with the address that it sends the browser back to. */
  atProvider(address: URL): Promise<URL>;
  /** Opens an address of the portal; answers with where that sends the browser. */
  open(address: URL): Promise<URL>;
  /** Sends the token after `#` of an address. */
  complete(address: URL): Promise<TestAnswer>;
  /** The whole way; answers with the last address of the portal. */
  signIn(query?: string): Promise<URL>;
  /** The cookies of the portal. */
  readonly cookies: Map<string, string>;
}

function keep(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

function headerOf(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A new browser. */
export function providerBrowser(app: TestApp): ProviderBrowser {
  const cookies = new Map<string, string>();
  const providerCookies = new Map<string, string>();

  async function locationOf(path: string): Promise<URL> {
    const answer = await app.request('GET', path, { headers: { Cookie: headerOf(cookies) } });
    keep(cookies, answer.headers);
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return new URL(location);
  }

  const browser: ProviderBrowser = {
    cookies,
    start: (query = '', provider = 'staff') => locationOf(`/api/v1/sign-in/${provider}/start${query}`),
    async atProvider(address) {
      let next = address;
      while (next.origin === address.origin) {
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { Cookie: headerOf(providerCookies) },
        });
        keep(providerCookies, response.headers);
        const location = response.headers.get('location');
        if (location === null)
          throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    open: (address) => locationOf(`${address.pathname}${address.search}`),
    async complete(address) {
      const answer = await app.request('POST', '/api/v1/complete-sign-in', {
        body: { token: address.hash.slice(1) },
        headers: { Cookie: headerOf(cookies) },
      });
      keep(cookies, answer.headers);
      return answer;
    },
    async signIn(query = '') {
      return browser.open(await browser.atProvider(await browser.start(query)));
    },
  };
  return browser;
}
