// @vitest-environment jsdom
import { createClient, memoryStorage, type IntakeIssue } from '@vinrod/api-client';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ClientContext } from '#session';

import { intake } from '../under-way/intake.fixture.ts';
import { useChoices } from './use-choices.ts';

const issue: IntakeIssue = {
  code: 'unknown_site',
  rows: 203,
  sites: 2,
  choices: ['wait', 'skip'],
  choice: null,
  samples: [],
};

/** Bodies that were sent, and what to answer each with. */
let sent: { readonly body: unknown; readonly answer: (response: Response) => void }[] = [];
const client = createClient({
  baseUrl: 'https://portal.example/api',
  storage: memoryStorage({ accessToken: 'access', refreshToken: 'refresh' }),
  fetch: async (request) => {
    const body: unknown = await request.json();
    return new Promise((resolve) => sent.push({ body, answer: resolve }));
  },
});
let container: HTMLElement;
let root: Root;

function Question(): ReactElement {
  const choices = useChoices(intake());
  return (
    <>
      <output>
        {[choices.shown(issue), choices.isUnsent ? 'unsent' : 'sent', choices.failure(issue)].join(' ')}
      </output>
      {issue.choices.map((choice) => (
        <button key={choice} onClick={() => choices.select(issue, choice)}>
          {choice}
        </button>
      ))}
    </>
  );
}

const shown = (): string => container.querySelector('output')?.textContent ?? '';

async function select(name: string): Promise<void> {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
}

async function answerWith(response: Response): Promise<void> {
  const first = sent.shift();
  await act(async () => {
    first?.answer(response);
    // The answer is read and checked before the choice is the server's.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientContext value={client}>
          <Question />
        </ClientContext>
      </SWRConfig>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const refusal = (): Response =>
  Response.json({ type: 'non_field_error', details: { message: 'Något gick fel.' } }, { status: 422 });

it('is the first until somebody chooses, and unsent until the server has it', async () => {
  expect(shown()).toBe('wait sent ');
  await select('skip');
  expect(shown()).toBe('skip unsent ');
  expect(sent[0]?.body).toEqual({ choices: { unknown_site: 'skip' } });
  await answerWith(Response.json(intake()));
  expect(shown()).toMatch(/ sent $/);
});

it('stays as it was chosen when it cannot be sent, and is sent again', async () => {
  await select('skip');
  await answerWith(refusal());
  await vi.waitFor(() => expect(shown()).toBe('skip unsent Något gick fel.'));
  await select('skip');
  expect(shown()).toBe('skip unsent ');
  await answerWith(Response.json(intake()));
  expect(shown()).toMatch(/ sent $/);
});

it('is sent after the one before it, whose answer does not bring that one back', async () => {
  await select('skip');
  await select('wait');
  expect(sent).toHaveLength(1);
  await answerWith(refusal());
  expect(shown()).toBe('wait unsent ');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ choices: { unknown_site: 'wait' } });
  await answerWith(Response.json(intake()));
  expect(shown()).toMatch(/ sent $/);
});
