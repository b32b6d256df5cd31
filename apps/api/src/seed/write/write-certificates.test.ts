import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../certificates/certificate-document.ts';
import { readSupplier } from '../../config/supplier.ts';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { demoId } from '../demo-id.ts';
import { ensureDemoData } from '../index.ts';

const log = { info: () => undefined };
const supplier = readSupplier({}, true);

let database: Database;

function start(now: string): Promise<void> {
  return ensureDemoData({ database, clock: { now: () => new Date(now) }, supplier, log });
}

function certificates() {
  return database.db
    .selectFrom('certificate')
    .selectAll()
    .orderBy('issued_at')
    .orderBy('certificate_number')
    .execute();
}

beforeAll(async () => {
  database = await createTestDatabase();
  await start('2025-03-31T08:00:00+02:00');
}, 240_000);

afterAll(() => database.close());

test('figures 19 (demo): no certificate while guarantees of origin can be cancelled for the year', async () => {
  expect(await certificates()).toEqual([]);
});

test('figures 19 (demo): every corporate group has one for each company and one on the partnership, once', async () => {
  await start('2025-04-02T08:00:00+02:00');
  const issued = await certificates();
  expect(issued).toHaveLength(13 + 3);
  expect(new Set(issued.map(({ year, issued_by_name: by }) => `${year} ${by}`))).toEqual(
    new Set(['2024 Karin Åberg']),
  );
  const norrviken = issued.filter(
    (row) => row.corporate_group_id === demoId('corporate group', 'Norrviken Livs'),
  );
  expect(norrviken.map(({ kind, holder_name: name }) => `${kind} ${name}`).toSorted()).toEqual([
    'partnership Norrviken Livs',
    'yearly_usage Norrviken Butik AB',
    'yearly_usage Norrviken Livs AB',
    'yearly_usage Norrviken Logistik AB',
  ]);
  for (const { figures, figures_hash: hash, delivered_wh: wh } of norrviken) {
    const { content } = readDocument(figures, hash);
    expect(content.supplier.legal_name).toBe('Vinröd Energi AB');
    expect(content.delivery?.wh ?? null).toBe(wh);
  }
  await start('2025-09-01T08:00:00+02:00');
  expect(await certificates()).toEqual(issued);
}, 120_000);
