import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** A person of the provider: the claims it gives, `sub` among them. */
export type ProvidedClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A real OpenID provider in this process, on a free port. */
export interface OidcServer {
  readonly issuer: string;
  /** Who signs in next. */
  person: ProvidedClaims;
  /** Changes the ID tokens that it gives; null leaves them. */
  changeIdToken: ((token: string) => Promise<string>) | null;
  /** Makes a token that it would sign, with these claims. */
  sign(claims: JWTPayload, header?: { readonly kid?: string; readonly typ?: string }): Promise<string>;
  /** Replaces its signing key by a new one with another id. */
  rotateKeys(): Promise<void>;
  /** How often its keys were read. */
  readonly keyReads: () => number;
  close(): Promise<void>;
}

interface SigningKey {
  readonly kid: string;
  readonly jwk: JWK;
  readonly key: CryptoKey;
}

async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }, key: privateKey };
}

/** Registration of the portal at the provider. */
export interface Registration {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly backChannelLogoutUri?: string;
  readonly postLogoutRedirectUri?: string;
}

/**
 * Starts a provider that signs in `person` without asking.
 *
 * @param forward - Receives what the provider sends to the portal itself: logout tokens.
 */
export async function startOidcServer(
  registration: Registration,
  forward: (request: Request) => Promise<Response> = async () => new Response(),
): Promise<OidcServer> {
  let signing = await newKey('first');
  let reads = 0;
  let keys = 1;
  let provider: Provider;
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;

  const server: OidcServer = {
    issuer,
    person: { sub: 'nobody' },
    changeIdToken: null,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: signing.kid, ...header }).sign(signing.key),
    async rotateKeys() {
      keys += 1;
      signing = await newKey(`key ${keys}`);
      provider = build();
    },
    keyReads: () => reads,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  function build(): Provider {
    const configuration: Configuration = {
      clients: [
        {
          client_id: registration.clientId,
          client_secret: registration.clientSecret,
          redirect_uris: [registration.redirectUri],
          post_logout_redirect_uris:
            registration.postLogoutRedirectUri === undefined ? [] : [registration.postLogoutRedirectUri],
          ...(registration.backChannelLogoutUri === undefined
            ? {}
            : {
                backchannel_logout_uri: registration.backChannelLogoutUri,
                backchannel_logout_session_required: true,
              }),
        },
      ],
      jwks: { keys: [signing.jwk] },
      cookies: { keys: ['a key of the tests'] },
      pkce: { required: () => true },
      claims: {
        openid: ['sub', 'sid'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name'],
        groups: ['groups', '_claim_names'],
      },
      scopes: ['openid', 'email', 'profile', 'groups'],
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          // The provider's own page asks another host for a font, and each network answers that in its own way.
          logoutSource(context, form) {
            context.body = `<!doctype html><title>Logga ut</title>${form}<button form="op.logoutForm" name="logout" value="yes">Ja</button>`;
          },
        },
      },
      fetch: (url, options) => forward(new Request(url, options)),
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...server.person, sub }) }),
      async loadExistingGrant(context) {
        const { client, session, provider: own } = context.oidc;
        const grant = new own.Grant({
          ...(client === undefined ? {} : { clientId: client.clientId }),
          ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
        });
        grant.addOIDCScope('openid email profile groups');
        await grant.save();
        return grant;
      },
      interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    };
    const built = new Provider(issuer, configuration);
    built.use(async (context, next) => {
      await next();
      if (context.path === '/jwks') reads += 1;
      const { body } = context;
      const isToken = typeof body === 'object' && body !== null && 'id_token' in body;
      if (context.path === '/token' && isToken && server.changeIdToken !== null)
        context.body = { ...body, id_token: await server.changeIdToken(String(body.id_token)) };
    });
    return built;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith('/sign-in/') === true) {
      await provider.interactionFinished(request, response, { login: { accountId: server.person.sub } });
      return;
    }
    await provider.callback()(request, response);
  }

  provider = build();
  return server;
}
