import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { publicPages, signedInPages } from '../../../e2e/portal-pages.ts';
import type { ScreenMode } from './modes.ts';
import { viewers, type Screen, type Viewer } from './screens.ts';
import { shootScreen } from './shoot-screen.ts';
import { enterState } from './states.ts';
import { ViewerSession } from './viewer-session.ts';

/** A screen, with the modes in which it is wanted. */
export interface WantedScreen {
  readonly screen: Screen;
  readonly modes: readonly ScreenMode[];
}

/** Pictures of the screens of one portal, as files in a folder. */
export class Album {
  readonly #folder: string;
  readonly #failures = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(screen: Screen, mode: ScreenMode): string {
    return join(this.#folder, mode.name, `${screen.id}.png`);
  }

  /** What of these has no picture yet. */
  missing(wanted: readonly WantedScreen[]): readonly WantedScreen[] {
    return wanted
      .map(({ screen, modes }) => ({
        screen,
        modes: modes.filter((mode) => !existsSync(this.#file(screen, mode))),
      }))
      .filter(({ modes }) => modes.length > 0);
  }

  /** The picture of a screen; undefined when there is none. */
  picture(screen: Screen, mode: ScreenMode): Buffer | undefined {
    const file = this.#file(screen, mode);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Why a screen has no picture. */
  failure(screen: Screen, mode: ScreenMode): string | undefined {
    return this.#failures.get(this.#file(screen, mode));
  }

  /** Photographs screens of a running portal; one that does not settle has a failure, and never hides the others. */
  async take(browser: Browser, url: string, wanted: readonly WantedScreen[]): Promise<void> {
    await Promise.all(
      viewers.map(async (viewer) => {
        const own = wanted.filter(({ screen }) => screen.viewer === viewer);
        if (own.length > 0) await this.#takeOf(browser, url, viewer, own);
      }),
    );
  }

  async #takeOf(
    browser: Browser,
    url: string,
    viewer: Viewer,
    wanted: readonly WantedScreen[],
  ): Promise<void> {
    const session = await ViewerSession.open(browser, url, viewer);
    const stored = await session.stored();
    const pages =
      stored === undefined
        ? publicPages
        : await signedInPages(url, stored, viewer === 'staff' ? 'staff' : 'customer');
    for (const { screen, modes } of wanted) {
      const address = `${screen.route === null ? '' : pages[screen.route]}${screen.rest}`;
      try {
        await enterState(session.page, screen.state);
        await session.visit(address);
      } catch (error) {
        this.#fail(screen, modes, error);
        continue;
      }
      for (const mode of modes) await this.#shoot(session, screen, mode);
    }
    await session.close();
  }

  async #shoot(session: ViewerSession, screen: Screen, mode: ScreenMode): Promise<void> {
    try {
      const png = await shootScreen(session, mode, screen.state);
      mkdirSync(join(this.#folder, mode.name), { recursive: true });
      writeFileSync(this.#file(screen, mode), png);
    } catch (error) {
      this.#fail(screen, [mode], error);
    }
  }

  #fail(screen: Screen, modes: readonly ScreenMode[], error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    for (const mode of modes) this.#failures.set(this.#file(screen, mode), reason);
  }
}
