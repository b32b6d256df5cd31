import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Cost of argon2id: memory in KiB, passes and lanes (OWASP Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

const saltBytes = 16;
const tagBytes = 32;

interface ParsedHash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function parse(hash: string): ParsedHash {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = parts ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash has an unknown form.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same password typed on another keyboard can have different code points (NIST SP 800-63B). */
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}

/** Hashes a password with argon2id and a random salt, into PHC form. Nothing of the password is cut off. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { ...cost, message: message(password), nonce, tagLength: tagBytes });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** A hash that no password matches, for comparison when there is no account. */
const nobodysHash: ParsedHash = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) };

/**
 * Whether a password matches a hash. Takes as long and returns false without a hash, so that the timing does not reveal
 * whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, ...parameters } = hash === null ? nobodysHash : parse(hash);
  const candidate = await derive('argon2id', {
    ...parameters,
    message: message(password),
    nonce: salt,
    tagLength: tag.length,
  });
  return timingSafeEqual(candidate, tag) && hash !== null;
}
