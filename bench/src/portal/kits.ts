import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { Application, RouteChange } from './application.ts';
import { serveFolder } from './serve-folder.ts';

/** Folder of the kits compared with ours: a package outside the workspace, so that only this bench installs them. */
export const peersFolder = join(import.meta.dirname, '../../peers/portal');

/** The demo of an admin kit: a sign-in page and two lists, written as the kit's documentation shows it. */
interface Kit {
  readonly name: string;
  /** Its folder in `peers/portal/apps`. */
  readonly folder: string;
  readonly signIn: string;
  readonly list: string;
  readonly routeChange: RouteChange;
}

const toSites = (prefix: string): RouteChange => ({
  from: `${prefix}/invoices`,
  link: `a[href="${prefix}/sites"]`,
  shown: { selector: 'td', text: 'SITE-1000' },
});

const kits: readonly Kit[] = [
  {
    name: 'react-admin',
    folder: 'react-admin',
    signIn: '/#/login',
    list: '/#/invoices',
    routeChange: { ...toSites('/#'), link: 'a[href="#/sites"]' },
  },
  {
    name: 'Refine with antd',
    folder: 'refine',
    signIn: '/login',
    list: '/invoices',
    routeChange: toSites(''),
  },
  { name: 'CoreUI', folder: 'coreui', signIn: '/login', list: '/invoices', routeChange: toSites('') },
];

async function startKit({ name, folder, signIn, list, routeChange }: Kit): Promise<Application> {
  const outDir = mkdtempSync(join(tmpdir(), 'vinrod-kit-'));
  await build({
    configFile: false,
    root: join(peersFolder, 'apps', folder),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  });
  const server = await serveFolder(outDir);
  return {
    name,
    origin: server.origin,
    signIn,
    pages: { 'start page': list },
    routeChange,
    // A kit leaves the session to its application; these demos keep it in `localStorage`.
    enter: async (page) => {
      await page.goto(`${server.origin}/`);
      await page.evaluate(() => localStorage.setItem('signed-in', 'yes'));
    },
    stop: async () => {
      await server.stop();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Builds the kits for production and serves them. */
export async function startKits(): Promise<readonly Application[]> {
  const applications: Application[] = [];
  for (const kit of kits) applications.push(await startKit(kit));
  return applications;
}
