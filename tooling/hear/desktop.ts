import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import process from 'node:process';

import { browserStarts, type BrowserName } from './browsers.ts';
import { utterancesOf } from './transcript.ts';

/** A screen that nobody sees. */
const display = ':97';

/** Milliseconds without a word after which a screen reader has said all. */
const silence = 1500;

/** Milliseconds until a program that starts is given up. */
const patience = 60_000;

/** What Orca says of keys themselves is no speech of ours. */
const orcaSettings = {
  general: {
    enableKeyEcho: false,
    enableEchoByCharacter: false,
    enableSpeech: true,
    verbalizePunctuationStyle: 3,
  },
  profiles: { default: { profile: ['Default', 'default'], enableKeyEcho: false } },
  pronunciations: {},
  keybindings: {},
};

/** What Orca says when a page is there. */
const loaded = /Inläsning av .* färdig/;

/** Lets Orca write its log line by line: a step is over when nothing more is written. */
const orcaCustomizations = `from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
`;

/** Desktop with a screen reader, in which a browser shows a page. */
export class Desktop {
  readonly #home = mkdtempSync(join(tmpdir(), 'vinrod-hear-'));
  readonly #log = join(this.#home, 'orca.log');
  readonly #programs: ChildProcess[] = [];
  #browser: ChildProcess | null = null;
  #read = 0;

  get #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      DISPLAY: display,
      HOME: this.#home,
      XDG_RUNTIME_DIR: join(this.#home, 'run'),
      XDG_DATA_HOME: join(this.#home, 'data'),
      // Texts of Orca in Swedish, without a locale of the system's.
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'sv',
      GNOME_ACCESSIBILITY: '1',
      NO_AT_BRIDGE: '0',
    };
  }

  #start(command: string, args: readonly string[]): ChildProcess {
    const child = spawn(command, args, { env: this.#environment, stdio: 'ignore', detached: true });
    this.#programs.push(child);
    return child;
  }

  async #run(command: string, args: readonly string[]): Promise<number | null> {
    const child = spawn(command, args, { env: this.#environment, stdio: 'ignore' });
    await once(child, 'close');
    return child.exitCode;
  }

  /** Runs a command again until it ends well. */
  async #until(command: string, args: readonly string[]): Promise<void> {
    const end = performance.now() + patience;
    while ((await this.#run(command, args)) !== 0) {
      if (performance.now() > end) throw new Error(`${command} ${args.join(' ')} did not come to pass.`);
      await wait(200);
    }
  }

  /** Lines of Orca's log that were not read before. */
  #heard(): readonly string[] {
    let log = '';
    try {
      log = readFileSync(this.#log, 'utf8');
    } catch {
      return [];
    }
    // A line may be half written.
    const end = log.lastIndexOf('\n') + 1;
    const lines = log.slice(this.#read, end);
    this.#read = end;
    return utterancesOf(lines);
  }

  /** What is said until nothing is said any more. */
  async listen(): Promise<readonly string[]> {
    const said: string[] = [];
    let quietSince = performance.now();
    while (performance.now() - quietSince < silence) {
      await wait(100);
      const heard = this.#heard();
      if (heard.length > 0) quietSince = performance.now();
      said.push(...heard);
    }
    return said;
  }

  /** Starts screen, services and the screen reader; the session's own bus must be there. */
  async open(): Promise<void> {
    const orca = join(this.#home, 'data', 'orca');
    for (const folder of [orca, join(this.#home, 'run')]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(orca, 'orca-customizations.py'), orcaCustomizations);
    writeFileSync(join(orca, 'user-settings.conf'), JSON.stringify(orcaSettings));
    this.#start('Xvfb', [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
    await this.#until('xdotool', ['getdisplaygeometry']);
    this.#start('openbox', []);
    this.#start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
      await this.#until('dbus-send', [
        '--session',
        '--print-reply',
        '--dest=org.a11y.Bus',
        '/org/a11y/bus',
        'org.freedesktop.DBus.Properties.Set',
        'string:org.a11y.Status',
        `string:${property}`,
        'variant:boolean:true',
      ]);
    this.#start('orca', [`--debug-file=${this.#log}`, '--enable=speech', '--disable=braille']);
    const end = performance.now() + patience;
    while (this.#heard().length === 0) {
      if (performance.now() > end) throw new Error('Orca says nothing.');
      await wait(200);
    }
  }

  /** Shows a page in a browser in place of the one before, and waits until all that is said of it by itself is said. */
  async show(browser: BrowserName, page: string): Promise<void> {
    await this.#leave();
    const { command, args, windowClass, emptyPlace } = browserStarts[browser](
      mkdtempSync(join(this.#home, `${browser}-`)),
      page,
    );
    this.#browser = this.#start(command, args);
    await this.#until('xdotool', ['search', '--onlyvisible', '--class', windowClass, 'windowactivate']);
    const end = performance.now() + patience;
    for (let said = ''; !loaded.test(said); said = (await this.listen()).join('\n'))
      if (performance.now() > end) throw new Error(`${browser} does not tell that ${page} is loaded.`);
    // Where nothing is: the first Tab leads to the first element of the page, not of the browser.
    await this.#run('xdotool', ['mousemove', ...emptyPlace, 'click', '1']);
    await this.listen();
  }

  /** Presses a key, and listens to what it lets the screen reader say. */
  async press(key: string): Promise<readonly string[]> {
    await this.#run('xdotool', ['key', key]);
    return this.listen();
  }

  async #leave(): Promise<void> {
    const browser = this.#browser;
    this.#browser = null;
    if (browser?.pid === undefined) return;
    const ended = browser.exitCode === null ? once(browser, 'close') : null;
    process.kill(-browser.pid);
    await ended;
  }

  /** Ends everything that was started. */
  async close(): Promise<void> {
    await this.#leave();
    for (const { pid, exitCode } of this.#programs.toReversed())
      if (pid !== undefined && exitCode === null)
        try {
          process.kill(-pid);
        } catch {
          // It has ended by itself since.
        }
    await wait(500);
    rmSync(this.#home, { recursive: true, force: true });
  }
}
