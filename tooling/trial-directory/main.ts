/**
 * A directory that speaks OpenID Connect, to try the sign-in of staff with on one computer: `pnpm trial-directory
 * PORTAL_URL`. Everybody who types an address is signed in as an administrator of the portal.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';

const port = 9000;

function serve(portal: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(`http://localhost:${port}`, {
    clients: [
      {
        client_id: 'portal',
        client_secret: 'only-for-trying',
        redirect_uris: [`${portal}/api/v1/sign-in/staff/callback`],
        post_logout_redirect_uris: [`${portal}/`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'trial', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64')] },
    claims: {
      openid: ['sub', 'sid', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({
        sub: email,
        email,
        email_verified: true,
        given_name: email.split('@')[0],
        family_name: 'Prov',
        groups: ['portal-administrators'],
      }),
    }),
    // Claims in the ID token itself, as directories give them.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  });
  provider.listen(port, 'localhost', () => {
    process.stdout.write(`The trial directory is at http://localhost:${port}, for ${portal} alone.\n`);
  });
}

const [portal, ...more] = process.argv.slice(2);
if (portal === undefined || !URL.canParse(portal) || more.length > 0) {
  process.stderr.write('Usage: pnpm trial-directory PORTAL_URL\n');
  process.exitCode = 1;
} else serve(portal.replace(/\/+$/, ''));
