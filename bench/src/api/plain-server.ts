import { parentPort, workerData } from 'node:worker_threads';
import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { Pool } from 'pg';

import { demoAdministrator } from '../../../tooling/demo-sign-in.ts';

/**
 * The peer, run as a thread: Fastify and pg with one query per route, without what a portal needs around it (no
 * session, no permissions, no validation of requests or answers). The difference to ours is the cost of those.
 * `workerData`
 * is the address of the database; the first message is the server's own address.
 */
const derive = promisify(argon2);

const connectionString: unknown = workerData;
if (typeof connectionString !== 'string') throw new Error('The address of the database is missing.');

const pool = new Pool({ connectionString, max: 10 });
const app = Fastify();
app.get('/profile', async () => {
  const { rows } = await pool.query(
    'select id, email, first_name, last_name from app_user where email = $1',
    [demoAdministrator.email],
  );
  return rows[0];
});
app.get('/koncerner', async () => {
  const [page, count] = await Promise.all([
    pool.query(`select corporate_group.*, (select count(*)::integer from site
        where site.corporate_group_id = corporate_group.id) as site_count
      from corporate_group where lower(name) like '%ek%' order by site_count desc, id limit 20`),
    pool.query(`select count(*)::integer from corporate_group where lower(name) like '%ek%'`),
  ]);
  return { count: page.rows.length, total: count.rows[0], results: page.rows };
});
app.get<{ Params: { id: string } }>('/tree/:id', async ({ params }) => {
  const { rows } = await pool.query<{ company_id: string }>(
    `select site.*, company.name as company_name from site
      join company on company.corporate_group_id = site.corporate_group_id and company.id = site.company_id
      where site.corporate_group_id = $1 order by company.name, site.name`,
    [params.id],
  );
  return [...Map.groupBy(rows, (row) => row.company_id)].map(([id, children]) => ({ id, children }));
});
app.post('/login', async () => {
  const tag = await derive('argon2id', {
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    message: demoAdministrator.password,
    nonce: Buffer.alloc(16),
    tagLength: 32,
  });
  return { tag: tag.toString('hex') };
});

const message = await app.listen({ host: '127.0.0.1', port: 0 });
parentPort?.postMessage(message, []);
