import packageFile from '../../package.json' with { type: 'json' };
import { referencePage, referencePolicy, referenceTitle } from './api-reference/api-reference.ts';
import { notFound } from '../server/api-error.ts';
import { recordAt } from '../server/json-document.ts';
import { contractDocument } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { portalConfig } from './portal-config.ts';
import { publicOperation, type Operation, type ResponseBody } from '../server/operation.ts';

async function databaseState({ config, database, log }: Deps): Promise<'ok' | 'unavailable'> {
  try {
    await database.ping(config.databaseTimeout);
    return 'ok';
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return 'unavailable';
  }
}

/** Whether writes succeed; a full disk or a read-only server still allows reads. */
async function writeState({ config, database, log }: Deps): Promise<'ok' | 'failing'> {
  try {
    await database.checkWrites(config.databaseTimeout);
    return 'ok';
  } catch (error) {
    log.error({ err: error }, 'the database takes no writes');
    return 'failing';
  }
}

/** Health, the contract itself and the portal's settings. */
export const systemOperations: readonly Operation[] = [
  publicOperation('getHealth', async ({ deps }) => {
    const database = await databaseState(deps);
    const writes = database === 'ok' ? await writeState(deps) : 'failing';
    const isHealthy = writes === 'ok' && !deps.isStopping();
    const body: ResponseBody<'getHealth'> = {
      status: isHealthy ? 'ok' : 'unavailable',
      ...(deps.config.apiReference ? { version: packageFile.version } : {}),
      database,
      writes,
    };
    return Response.json(body, { status: isHealthy ? 200 : 503 });
  }),
  publicOperation('getLiveness', () => {
    const body: ResponseBody<'getLiveness'> = { status: 'ok' };
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
  }),
  publicOperation('getOpenApiDocument', ({ deps }) => {
    if (!deps.config.apiReference) throw notFound();
    const title = referenceTitle(deps.config.supplier.name);
    return Response.json({
      ...contractDocument,
      info: { ...recordAt(contractDocument, 'info', 'the contract'), title },
    });
  }),
  publicOperation('showApiReference', ({ deps }) => {
    if (!deps.config.apiReference) throw notFound();
    return new Response(referencePage(deps.config.supplier.name), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': referencePolicy },
    });
  }),
  publicOperation('getPortalConfig', ({ deps: { config } }) => portalConfig(config)),
];
