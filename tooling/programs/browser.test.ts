import { describe, expect, it } from 'vitest';
import { selectBrowser, type BrowserWays } from './browser.ts';
import { knownBrowsers } from './known-browsers.ts';

/** Ways that record their order of use, with the result of each. */
function ways(found: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const way = (name: string): string | null => {
    asked.push(name);
    return found[name] ?? null;
  };
  const all: BrowserWays = {
    named: found['named'] ?? null,
    system: () => way('system'),
    downloaded: async () => way('downloaded'),
    fromDebian: async () => way('Debian'),
  };
  return { all, asked };
}

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names, and nothing else is looked for', async () => {
    const { all, asked } = ways({ named: '/opt/chrome', system: '/usr/bin/chromium' });
    await expect(selectBrowser(all, () => true)).resolves.toBe('/opt/chrome');
    expect(asked).toEqual([]);
  });

  it('is missing when CHROMIUM_PATH names nothing that is there', async () => {
    const { all } = ways({ named: '/opt/chrome', system: '/usr/bin/chromium' });
    await expect(selectBrowser(all, () => false)).rejects.toThrow('/opt/chrome');
  });

  it.each([
    [{ system: 'a', downloaded: 'b', Debian: 'c' }, 'a', ['system']],
    [{ downloaded: 'b', Debian: 'c' }, 'b', ['system', 'downloaded']],
    [{ Debian: 'c' }, 'c', ['system', 'downloaded', 'Debian']],
  ])('is the first of the system, the download and Debian: %o', async (found, path, order) => {
    const { all, asked } = ways(found);
    await expect(selectBrowser(all)).resolves.toBe(path);
    expect(asked).toEqual(order);
  });

  it('says what to do when there is none', async () => {
    await expect(selectBrowser(ways({}).all)).rejects.toThrow('CHROMIUM_PATH');
  });
});

describe('the browsers of a system', () => {
  it.each([
    ['linux', { PATH: '/home/a/bin:/usr/bin' }, '/home/a/bin/chromium'],
    ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'win32',
      { PROGRAMFILES: String.raw`C:\Program Files` },
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    ],
  ] as const)('are looked for on %s', (platform, env, path) => {
    expect(knownBrowsers({ platform, env })).toContain(path);
  });

  it('are first of all the one without windows, wherever it is', () => {
    const found = knownBrowsers({ platform: 'linux', env: { PATH: '/home/a/bin' } });
    const last = found.findLastIndex((path) => path.endsWith('/chromium-headless-shell'));
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(found.findIndex((path) => path.endsWith('/chromium')));
  });
});
