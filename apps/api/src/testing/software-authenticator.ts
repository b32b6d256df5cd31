import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { textAt } from '../server/json-document.ts';

/** What a key does other than it should. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Whether the person was asked for a finger or a code; true by default. */
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  /** Count of uses to answer with instead of the next one. */
  readonly uses?: number;
  readonly userHandle?: string;
  readonly hasWrongSignature?: boolean;
}

/** A device with one passkey, in software. */
export interface SoftwareAuthenticator {
  /** Answers creation options. */
  create(options: string, misbehaviour?: Misbehaviour): string;
  /** Answers request options. */
  get(options: string, misbehaviour?: Misbehaviour): string;
}

type Cbor = string | number | Buffer | Map<string | number, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([major * 32 + value]);
  if (value < 256) return Buffer.from([major * 32 + 24, value]);
  return Buffer.from([major * 32 + 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, part]) => [cbor(name), cbor(part)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A new device, whose key belongs to this site. */
export function softwareAuthenticator(site = 'https://portal.example'): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  let owner = '';

  function clientData(type: string, options: string, misbehaviour: Misbehaviour): Buffer {
    const challenge = misbehaviour.challenge ?? textAt(JSON.parse(options), 'challenge', 'options');
    return Buffer.from(
      JSON.stringify({
        type: misbehaviour.type ?? type,
        challenge,
        origin: misbehaviour.origin ?? site,
        crossOrigin: false,
      }),
    );
  }

  function authData(misbehaviour: Misbehaviour, attested: Buffer): Buffer {
    const flags =
      (misbehaviour.isPresent === false ? 0 : 1) +
      (misbehaviour.isVerified === false ? 0 : 4) +
      (attested.length > 0 ? 64 : 0);
    const rpId = misbehaviour.rpId ?? new URL(site).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(misbehaviour.uses ?? uses), attested]);
  }

  function credential(response: Readonly<Record<string, unknown>>): string {
    const name = id.toString('base64url');
    return JSON.stringify({
      id: name,
      rawId: name,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response,
    });
  }

  return {
    create(options, misbehaviour = {}) {
      const parsed: { readonly user?: { readonly id?: string } } = JSON.parse(options);
      owner = parsed.user?.id ?? '';
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(misbehaviour, attested)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options, misbehaviour).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, misbehaviour = {}) {
      uses += 1;
      const client = clientData('webauthn.get', options, misbehaviour);
      const data = authData(misbehaviour, Buffer.alloc(0));
      const signed =
        misbehaviour.hasWrongSignature === true ? randomBytes(40) : Buffer.concat([data, sha256(client)]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle: misbehaviour.userHandle ?? owner,
      });
    },
  };
}
