import { randomBytes } from 'node:crypto';
import { isDeceiving } from '../../files/deceiving-characters.ts';

/** A file that was taken from the inbox. */
export interface ClaimedFile {
  /** Unique: the file becomes one intake by it. */
  readonly claim: string;
  /** Its name as it came. */
  readonly name: string;
  /** Its name in the folders: claim and name. */
  readonly fileName: string;
}

const claimed = /^(\d{8}-\d{6}-[0-9a-f]{12})-(.+)$/s;

/** Gives a file a name of its own, which sorts by time. */
export function claimFile(name: string, now: Date): ClaimedFile {
  const [day = '', time = ''] = now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .split('T');
  const claim = `${day}-${time}-${randomBytes(6).toString('hex')}`;
  return { claim, name, fileName: `${claim}-${name}` };
}

/** The file that a name in a folder stands for; null when none was claimed under it. */
export function readClaimed(fileName: string): ClaimedFile | null {
  const [, claim, name] = claimed.exec(fileName) ?? [];
  return claim === undefined || name === undefined ? null : { claim, name, fileName };
}

/** Bytes of a name, so that those of its reports are no longer than disks allow. */
const longestName = 200;

/** Names under which programs write what is not whole yet. */
const temporary = /^[.~]|[.](part|partial|filepart|tmp|temp|crdownload)$/i;

/** Whether a file under a name is taken, is not whole yet, or has a name that is nobody's to follow. */
export function kindOfName(name: string): 'taken' | 'temporary' | 'odd' {
  if (temporary.test(name)) return 'temporary';
  const isOdd = isDeceiving(name) || /[\\/\uFFFD]/.test(name) || name.trim() !== name;
  return isOdd || Buffer.byteLength(name) > longestName ? 'odd' : 'taken';
}
