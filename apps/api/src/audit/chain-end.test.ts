import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../command-line/command.ts';
import { readConfig } from '../config/config.ts';
import { createMetrics } from '../server/metrics.ts';
import { createLogger } from '../start/logger.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../store/database.ts';
import { auditHead } from './audit-head.ts';
import { reportDamagedHead } from './report-damaged-head.ts';
import { recordOwnAct } from './record-event.ts';
import { verifyAuditLog } from './verify-audit-log.ts';
import { verifyChain } from './verify-chain.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Resets the log and its head to those of a new database, which only the database owner can do. */
beforeEach(async () => {
  await sql`alter table audit_event disable trigger user`.execute(database.db);
  await sql`delete from audit_event`.execute(database.db);
  await sql`alter table audit_event enable trigger user`.execute(database.db);
  await sql`delete from audit_head`.execute(database.db);
  await sql`insert into audit_head (id, sequence, hash) values (1, 0, repeat('0', 64))`.execute(database.db);
});

const person = { id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11', name: 'Anna Lindqvist' };

async function record(details: string): Promise<void> {
  await database.transaction((trx) =>
    recordOwnAct(trx, person, 'password_change', {
      at: new Date('2026-11-20T07:00:00Z'),
      operation: null,
      details,
    }),
  );
}

describe('security m15: a head that somebody damaged', () => {
  test.each([
    ['tells a number that was used', sql`update audit_head set sequence = 1`],
    ['tells a number that is still to come', sql`update audit_head set sequence = sequence + 5`],
    ['tells the largest number there is', sql`update audit_head set sequence = 9223372036854775807`],
    ['tells another hash', sql`update audit_head set hash = repeat('f', 64)`],
    ['is gone', sql`delete from audit_head`],
  ])('%s: events go on where the chain ends, and the check tells of it', async (_, damage) => {
    await record('one');
    await record('two');
    await damage.execute(database.db);
    await record('three');
    await record('four');
    const rows = await database.db.selectFrom('audit_event').select(['sequence', 'details']).execute();
    expect(rows.map(({ sequence, details }) => `${sequence} ${details}`)).toEqual([
      '1 one',
      '2 two',
      '3 three',
      '4 four',
    ]);
    expect(await verifyChain(database.db)).toMatchObject({ intact: 4, brokenAt: null, isHeadDamaged: true });
    expect(await (await createMetrics(database).read()).text()).toContain('vinrod_audit_head_damaged 1');
    const lines: string[] = [];
    await reportDamagedHead({
      database,
      log: createLogger('info', { write: (line) => void lines.push(line) }),
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the head of the audit log is damaged');
  });
});

describe('security 56: the database itself', () => {
  test('refuses an event that does not continue the chain', async () => {
    await record('one');
    const insert = (sequence: number, previousHash: string) =>
      sql`insert into audit_event (sequence, occurred_at, event, actor_name, previous_hash, hash)
        values (${sequence}, now(), 'password_change', '', ${previousHash}, repeat('a', 64))`.execute(
        database.db,
      );
    const { hash } = await database.db.selectFrom('audit_event').select('hash').executeTakeFirstOrThrow();
    const refused = /continues the chain where it ends/;
    await expect(insert(2, 'f'.repeat(64))).rejects.toThrow(refused);
    await expect(insert(1, '0'.repeat(64))).rejects.toThrow(refused);
    await expect(insert(3, hash)).rejects.toThrow(refused);
    await insert(2, hash);
    const head = await database.db.selectFrom('audit_head').selectAll().executeTakeFirst();
    expect(head).toEqual({ id: 1, sequence: 2, hash: 'a'.repeat(64) });
  });
});

async function run(command: Command, ...args: string[]) {
  const lines: string[] = [];
  const code = await command.run(args, {
    config: readConfig({ VINROD_DEMO: '1' }),
    clock: createTestClock(),
    database,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
  });
  return { code, line: lines.join('\n') };
}

/** What a database owner could do. */
async function forgetEverything(): Promise<void> {
  await sql`alter table audit_event disable trigger user`.execute(database.db);
  await sql`delete from audit_event`.execute(database.db);
  await sql`alter table audit_event enable trigger user`.execute(database.db);
  await sql`update audit_head set sequence = 0, hash = repeat('0', 64)`.execute(database.db);
}

describe('security m15: a head that was kept elsewhere', () => {
  test('is printed with its time, and holds while events are added', async () => {
    expect(await run(auditHead)).toEqual({ code: 0, line: `0:${'0'.repeat(64)} -` });
    await record('one');
    const { code, line } = await run(auditHead);
    expect(line).toMatch(/^1:[0-9a-f]{64} 2026-11-20T07:00:00\.000Z$/);
    expect(code).toBe(0);
    await record('two');
    const checked = await run(verifyAuditLog, '--head', line.split(' ')[0] ?? '');
    expect(checked).toEqual({ code: 0, line: 'All 2 events of the audit log are as they were written.' });
  });

  test('finds a chain that was written anew from its first event, which its own hashes do not tell', async () => {
    for (const details of ['one', 'two', 'three']) await record(details);
    const kept = (await run(auditHead)).line.split(' ')[0] ?? '';
    await forgetEverything();
    for (const details of ['one', 'nothing', 'three', 'four']) await record(details);
    expect(await run(verifyAuditLog)).toMatchObject({ code: 0 });
    expect(await run(verifyAuditLog, '--head', kept)).toEqual({
      code: 1,
      line: 'The audit log no longer holds event 3 of the given head: it was cut or written anew.',
    });
  });

  test('finds a chain that was cut with its head', async () => {
    for (const details of ['one', 'two']) await record(details);
    const kept = (await run(auditHead)).line.split(' ')[0] ?? '';
    await forgetEverything();
    expect(await run(verifyAuditLog)).toMatchObject({ code: 0 });
    expect(await run(verifyAuditLog, '--head', kept)).toMatchObject({ code: 1 });
  });

  test('is asked for in its form', async () => {
    for (const head of ['', '1', `1:${'g'.repeat(64)}`, `${'9'.repeat(16)}:${'0'.repeat(64)}`])
      await expect(run(verifyAuditLog, '--head', head)).rejects.toThrow('as audit-head printed it');
  });

  test('tells when it is damaged itself', async () => {
    await record('one');
    await sql`update audit_head set sequence = 5`.execute(database.db);
    const { code, line } = await run(auditHead);
    expect(code).toBe(1);
    expect(line).toMatch(/^1:[\s\S]*The head of the audit log is damaged: it tells 5:[0-9a-f]{64}\.$/);
  });
});
