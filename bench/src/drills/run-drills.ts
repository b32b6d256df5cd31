import { setTimeout } from 'node:timers/promises';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { ours, type Measurement } from '../result.ts';
import type { Drill, Portal } from './drill.ts';
import { Person } from './person.ts';

/** People who use the portal meanwhile. */
const people = 3;

/** Milliseconds before something goes wrong, for which it usually stays wrong, and after it is mended. */
const [before, usuallyWrong, after] = [2_000, 6_000, 4_000];

async function corporateGroupOf(portal: Portal, access: string): Promise<string> {
  const answer = await portal.fetch('/api/v1/corporategroups/', {
    headers: { authorization: `Bearer ${access}` },
  });
  const id = /"uuid":"([0-9a-f-]{36})"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`There is no corporate group: ${answer.status}.`);
  return id;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function goWrong({ happens, isMended, wrong = usuallyWrong }: Drill): Promise<void> {
  await setTimeout(before);
  try {
    await happens();
    await setTimeout(wrong);
  } finally {
    await isMended?.();
  }
  await setTimeout(after);
}

async function run(drill: Drill, portal: Portal): Promise<Measurement[]> {
  const access = await signInToDemo(portal.origin);
  const corporateGroup = await corporateGroupOf(portal, access);
  const persons = Array.from(
    { length: people },
    (_, number) => new Person(number, portal, access, corporateGroup),
  );
  const over = new AbortController();
  const used = Promise.all(persons.map((person) => person.use(over.signal)));
  // What a person finds wrong is told when the drill is over, and everything is put back.
  used.catch(() => undefined);
  try {
    await goWrong(drill);
  } finally {
    over.abort();
  }
  await used;
  for (const person of persons) await person.checkSaved();
  const met = persons.map((person) => person.met);
  const failed = sum(met.map((one) => one.failed));
  if (drill.isUnnoticed === true && failed > 0) throw new Error(`${drill.name}: ${failed} requests failed.`);
  const row = (what: string, median: number, unit: string): Measurement => ({
    case: `${drill.name}: ${what}`,
    peer: ours,
    median,
    unit,
  });
  return [
    row('answers', sum(met.map(({ answers }) => answers)), 'requests'),
    row('requests that failed', failed, 'requests'),
    row('from the first of them to the last', Math.max(...met.map(({ failing }) => failing)), 's'),
    row('longest wait for an answer', Math.max(...met.map(({ longest }) => longest)), 'ms'),
    row('longest wait for an error', Math.max(...met.map(({ longestFailed }) => longestFailed)), 'ms'),
  ];
}

/**
 * Lets things go wrong under people who use a portal, one after another.
 *
 * @throws Error when a report says something else than before, what was acknowledged is lost, an error is none of those that
 * say to try again, or a request fails where none may.
 */
export async function runDrills(portal: Portal, drills: readonly Drill[]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const drill of drills) {
    process.stdout.write(`${drill.name}\n`);
    measurements.push(...(await run(drill, portal)));
  }
  return measurements;
}
