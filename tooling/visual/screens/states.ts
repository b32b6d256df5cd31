import type { Page, Request, Route } from 'playwright-core';
import { optionalCalls } from '../../../e2e/portal-pages.ts';

/** What happens to the calls of a screen before it is photographed; `loaded` has its data. */
export const screenStates = ['loaded', 'loading', 'empty', 'error', 'long names'] as const;

/** One of {@link screenStates}. */
export type ScreenState = (typeof screenStates)[number];

const failure = { type: 'non_field_error', details: { message: 'Sorry, something went wrong. 4711' } };

/** An answer without entries when it is a list of them, otherwise as it was. */
export function emptied(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return answer;
  return { ...answer, count: 0, next: null, results: [] };
}

/** Fields that people fill in and that can be long. */
const namingField =
  /^(?:name|(?:first|last|full|company|building|signatory)_name|title|address|street|city)$/;

/** Longer than any of the demo, with one word that no line of a phone can hold. */
const longEnd = 'Norra Djurgårdsstadens Distributionscentralsförvaltning och kyllager, byggnad 4';

/** An answer in which everything has a long name. */
export function withLongNames(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withLongNames);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && value !== '' && namingField.test(key)
        ? `${value} ${longEnd}`
        : withLongNames(value),
    ]),
  );
}

async function answerChanged(route: Route, change: (answer: unknown) => unknown): Promise<void> {
  try {
    // The server may close an idle connection just when it is used again.
    const response = await route.fetch({ maxRetries: 3, timeout: 0 });
    const isJson = response.headers()['content-type']?.includes('json') === true;
    if (!isJson || !response.ok()) return await route.fulfill({ response });
    const answer: unknown = await response.json();
    return await route.fulfill({ response, json: change(answer) });
  } catch {
    // The page has left before its answer came, or sees that none comes.
    return route.abort().catch(() => undefined);
  }
}

const handlers: Readonly<Record<Exclude<ScreenState, 'loaded'>, (route: Route) => unknown>> = {
  loading: () => undefined,
  error: (route) => route.fulfill({ status: 500, json: failure }),
  empty: (route) => answerChanged(route, emptied),
  'long names': (route) => answerChanged(route, withLongNames),
};

/** Whether a call of a state never gets an answer. */
export function isHeld(state: ScreenState, request: Request): boolean {
  if (!request.url().includes('/api/')) return false;
  return request.method() !== 'GET' || (state === 'loading' && optionalCalls.test(request.url()));
}

/** Changes the calls of a page to those of a state, until the next one. */
export async function enterState(page: Page, state: ScreenState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state !== 'loaded') await page.route(optionalCalls, handlers[state]);
  // What a visit writes (an article that is read) must not change the screens after it.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : undefined,
  );
}
