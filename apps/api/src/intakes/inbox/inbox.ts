import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { KeptRows } from '../kept-rows.ts';
import { isReadIn, outcomeOf } from '../outcome-lines.ts';
import { readWhileReceiving } from '../read-while-receiving.ts';
import { takeFurther, type TakeInDeps } from '../take-in.ts';
import { claimFile, type ClaimedFile } from './claimed-file.ts';
import { Complaints } from './complaints.ts';
import { makeFolders, moveFile, readInbox, readReading } from './folders.ts';
import type { InboxStatus } from './inbox-status.ts';
import { intakeOfClaim, receiveClaimed, takeClaimedAtOnce } from './receive-claimed.ts';
import { isSameLook, Stillness, type FileLook } from './stillness.ts';
import { writeReport, type Ended } from './write-report.ts';

/** The watched folder. */
export interface InboxSettings {
  /** Absolute path. */
  readonly root: string;
  /** Milliseconds between two looks. */
  readonly interval: number;
  /** Who its files are from. */
  readonly sender: string;
}

/** How long a look goes on with the file at hand when another process is at work on files. */
type Step = 'ended' | 'later';

/**
 * Reads in the files that arrive in a folder. A file is claimed by giving it a name of its own in `reading/`, which one process
 * can do; its claim then becomes one intake. Everything after that follows from the state of that intake, so that whoever looks
 * next goes on where a killed process was.
 */
export class Inbox {
  readonly #deps: TakeInDeps;
  readonly #settings: InboxSettings;
  readonly #status: InboxStatus;
  readonly #complaints: Complaints;
  readonly #arriving: Stillness;
  readonly #leftBehind: Stillness;
  /** Claims of this process, which saw their files whole. */
  #own = new Set<string>();
  #isLooking = false;

  constructor(deps: TakeInDeps, settings: InboxSettings, status: InboxStatus) {
    this.#deps = deps;
    this.#settings = settings;
    this.#status = status;
    this.#complaints = new Complaints(deps.log);
    this.#arriving = new Stillness(settings.interval);
    this.#leftBehind = new Stillness(settings.interval);
  }

  /** Looks at the folder once, and reads in what has arrived whole. A look that takes long leaves out those meanwhile. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#lookOnce();
      this.#status.isUp = true;
    } catch (error) {
      this.#status.isUp = false;
      this.#complaints.note(this.#settings.root, error);
    } finally {
      this.#complaints.endLook();
      this.#isLooking = false;
    }
  }

  async #lookOnce(): Promise<void> {
    const { root } = this.#settings;
    await makeFolders(root);
    await this.#claimArrived();
    const reading = await readReading(root);
    const looks = new Map(reading.map(({ file, look }) => [file.fileName, look]));
    const still = this.#leftBehind.look(looks, performance.now());
    this.#own = new Set([...this.#own].filter((name) => looks.has(name)));
    for (const { file } of reading) {
      if (this.#deps.isStopping()) return;
      try {
        const mayReceive = this.#own.has(file.fileName) || still.has(file.fileName);
        if ((await this.#readIn(file, mayReceive)) === 'ended') this.#status.waiting -= 1;
      } catch (error) {
        this.#complaints.note(file.fileName, error);
      }
    }
  }

  async #claimArrived(): Promise<void> {
    const { root } = this.#settings;
    const { files, passedOver } = await readInbox(root);
    for (const [name, reason] of passedOver) this.#complaints.note(name, reason);
    const still = this.#arriving.look(files, performance.now());
    const oldestFirst = [...files].toSorted(([, a], [, b]) => a.mtimeMs - b.mtimeMs);
    for (const [name, look] of oldestFirst) if (still.has(name)) await this.#claim(name, look);
    this.#status.passedOver = passedOver.size;
    this.#status.waiting = files.size - still.size + (await readReading(root)).length;
  }

  async #claim(name: string, look: FileLook): Promise<void> {
    const file = claimFile(name, this.#deps.clock.now());
    const moved = await moveFile(this.#settings.root, ['inbox', name], ['reading', file.fileName]);
    // Another file may have taken its name since; that one is looked at again before it is read.
    if (moved !== null && isSameLook(moved, look)) this.#own.add(file.fileName);
  }

  /** Takes a file as far as it goes now. */
  async #readIn(file: ClaimedFile, mayReceive: boolean): Promise<Step> {
    const { db } = this.#deps.database;
    const kept = new KeptRows();
    if ((await intakeOfClaim(db, file.claim)) === undefined) {
      if (!mayReceive) return 'later';
      await takeClaimedAtOnce(this.#deps, this.#settings, file);
    }
    if ((await intakeOfClaim(db, file.claim)) === undefined) {
      const problem = await readWhileReceiving(this.#deps, kept, (begun) =>
        receiveClaimed(this.#deps, this.#settings, file, begun),
      );
      if (problem !== null) return this.#end(file, 'refused', { problem });
    }
    const id = await intakeOfClaim(db, file.claim);
    if (id === undefined) return 'later';
    const intake = await takeFurther(this.#deps, id, kept);
    if (outcomeOf(intake) === 'underWay') return 'later';
    return this.#end(file, isReadIn(intake) ? 'done' : 'refused', { intake });
  }

  /** Puts the report beside where the file will be, then the file: whoever sees the file has its report. */
  async #end(file: ClaimedFile, folder: 'done' | 'refused', ended: Ended): Promise<Step> {
    const { root } = this.#settings;
    await writeReport(this.#deps.database.db, join(root, folder), file, ended);
    const moved = await moveFile(root, ['reading', file.fileName], [folder, file.fileName]);
    if (moved !== null) this.#status.ended[folder] += 1;
    return 'ended';
  }
}
