import { Client } from 'pg';

import { demoAdministrator, demoCustomer } from '../../../tooling/demo-sign-in.ts';

/** A demo account whose pages are recorded, and whose likes visit the portal. */
export interface Kind {
  readonly email: string;
  readonly password: string;
  /** How many of ten people are of this kind. */
  readonly share: number;
}

/** An administrator of a corporate group, a reader of the same, and staff who may see everything and change nothing. */
export const kinds: readonly Kind[] = [
  { ...demoCustomer, share: 6 },
  { ...demoCustomer, email: 'erik@norrviken.example', share: 3 },
  { ...demoAdministrator, email: 'support@vinrod.example', share: 1 },
];

/** Somebody with an account of their own. */
export interface Person {
  readonly kind: Kind;
  readonly email: string;
}

/** Each person is like one of the demo accounts, with its password, role and corporate group. */
const statements = [
  `insert into app_user select (jsonb_populate_record(one, jsonb_build_object('id', $1::text, 'email', $2::text))).*
    from app_user as one where email = $3`,
  `insert into user_role (user_id, role_id)
    select $1::uuid, role_id from user_role join app_user on app_user.id = user_id where email = $3 and $2 <> ''`,
  `insert into user_corporate_group
    select (jsonb_populate_record(membership, jsonb_build_object('user_id', $1::text))).*
    from user_corporate_group as membership join app_user on app_user.id = user_id where email = $3 and $2 <> ''`,
];

/** Adds people to a database with demo data. */
export async function addPeople(url: string, count: number): Promise<readonly Person[]> {
  const inTen = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const people = Array.from({ length: count }, (_, index): Person & { readonly id: string } => {
    const kind = inTen[index % inTen.length];
    if (kind === undefined) throw new Error('Nobody is of a kind.');
    return { kind, email: `person-${index}@load.example`, id: crypto.randomUUID() };
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const { id, email, kind } of people)
      for (const statement of statements) await client.query(statement, [id, email, kind.email]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return people;
}
