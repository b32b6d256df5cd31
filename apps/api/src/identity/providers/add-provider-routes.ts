import type { Context, Hono } from 'hono';
import type { SignInProvider } from '../../config/sign-in-providers.ts';
import { notFound } from '../../server/api-error.ts';
import type { AppEnvironment } from '../../server/app-environment.ts';
import type { Deps } from '../../server/deps.ts';
import { readText } from '../../server/read-text.ts';
import type { RequestInfo } from '../../server/request-info.ts';
import { endSessionsOfProvider } from './provider-logout.ts';
import { answerProviderSignIn, startProviderSignIn, type Redirection } from './provider-sign-in.ts';
import { SignInRefusal, type SignInProblem } from './sign-in-problem.ts';
import { providersOf } from './sign-in-providers.ts';

/** Bytes of a logout token as a form. */
const longestLogout = 16_384;

const path = '/api/v1/sign-in';

function redirect({ location, cookie }: Redirection): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  if (cookie !== null) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Adds what browsers and providers visit to sign in through a provider. It is no part of the contract, because no client
 * calls it: the portal opens an address that the configuration gives it, and a provider follows its own standard.
 */
export function addProviderRoutes(app: Hono<AppEnvironment>, deps: Deps): void {
  function providerOf(context: Context<AppEnvironment>): SignInProvider {
    const found = providersOf(deps.config).find(({ key }) => key === context.req.param('provider'));
    if (found === undefined) throw notFound();
    return found;
  }

  function toSignInPage(problem: SignInProblem): Response {
    return redirect({ location: `${deps.config.publicUrl}/?problem=${problem}`, cookie: null });
  }

  /** A person waits in a browser: whatever goes wrong is written on the sign-in page. */
  async function inBrowser(
    provider: SignInProvider,
    step: (deps: Deps, provider: SignInProvider, request: RequestInfo) => Promise<Redirection>,
    request: RequestInfo,
  ): Promise<Response> {
    try {
      return redirect(await step(deps, provider, request));
    } catch (error) {
      if (error instanceof SignInRefusal) return toSignInPage(error.problem);
      deps.log.error({ err: error, provider: provider.key }, 'a sign-in through a provider failed');
      return toSignInPage('failed');
    }
  }

  app.get(`${path}/:provider/start`, (context) =>
    inBrowser(providerOf(context), startProviderSignIn, context.get('request')),
  );

  app.get(`${path}/:provider/callback`, (context) =>
    inBrowser(providerOf(context), answerProviderSignIn, context.get('request')),
  );

  app.post(`${path}/:provider/back-channel-logout`, async (context) => {
    const provider = providerOf(context);
    const form = new URLSearchParams(await readText(context.req.raw, longestLogout));
    try {
      await endSessionsOfProvider(deps, provider, form.get('logout_token') ?? '');
      return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      deps.log.warn({ err: error, provider: provider.key }, 'a logout token was refused');
      return Response.json(
        { error: 'invalid_request' },
        { status: 400, headers: { 'Cache-Control': 'no-store' } },
      );
    }
  });
}
