import { randomUUID } from 'node:crypto';
import { issueTestInvoice } from '../invoices/testing/test-invoice.ts';
import type { TestApp } from './test-app.ts';
import { createUser, type TestCorporateGroup } from './test-people.ts';

/** Fixtures for the calls of the authorisation matrix. */
export interface MatrixWorld {
  readonly app: TestApp;
  /** Corporate group that owns everything. */
  readonly own: TestCorporateGroup;
  readonly siteGroupId: string;
}

/** Values of path parameters by name. */
export type Values = Readonly<Record<string, string>>;

/** A site group of the corporate group, for calls that use it up. */
export async function newSiteGroup({ app, own }: MatrixWorld): Promise<Values> {
  const id = randomUUID();
  const now = app.clock.now();
  await app.deps.database.db
    .insertInto('site_group')
    .values({
      corporate_group_id: own.id,
      id,
      name: id,
      visibility: 'corporate_group',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id };
}

/** A user of the corporate group, with the corporate group. */
export async function newMember({ app, own }: MatrixWorld): Promise<Values> {
  return { id: own.id, userId: (await createUser(app.deps.database, { corporateGroupId: own.id })).id };
}

/** A member of staff. */
export async function newStaff({ app }: MatrixWorld): Promise<Values> {
  return { id: (await createUser(app.deps.database)).id };
}

/** A role of a corporate group, or of staff. */
export async function newRole({ app }: MatrixWorld, corporateGroupId: string | null): Promise<number> {
  const name = randomUUID();
  const { id } = await app.deps.database.db
    .insertInto('role')
    .values({
      name,
      display_name: name,
      description: '',
      kind: corporateGroupId === null ? 'internal' : 'customer',
      corporate_group_id: corporateGroupId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As {@link newRole} for staff, as path parameters. */
export async function newStaffRole(world: MatrixWorld): Promise<Values> {
  return { id: String(await newRole(world, null)) };
}

/** As {@link newRole} for the corporate group, as path parameters. */
export async function newCustomerRole(world: MatrixWorld): Promise<Values> {
  return { id: world.own.id, groupId: String(await newRole(world, world.own.id)) };
}

/** A news item for the corporate group only. */
export async function newNews({ app, own }: MatrixWorld): Promise<Values> {
  const id = randomUUID();
  const { db } = app.deps.database;
  await db
    .insertInto('news')
    .values({
      id,
      title: 'Bara för Norrviken',
      preamble: '',
      body: '<p>Text</p>',
      status: 'published',
      audience: 'corporate_groups',
      publish_at: app.clock.now(),
    })
    .execute();
  await db.insertInto('news_corporate_group').values({ news_id: id, corporate_group_id: own.id }).execute();
  return { id };
}

/** An invoice of the corporate group. */
export async function newInvoice({ app, own }: MatrixWorld): Promise<Values> {
  return { invoiceId: (await issueTestInvoice(app.deps.database, own)).id };
}
