/**
 * The peer, in its own process: Fastify with its own validation (ajv) by the schemas of the same contract, and empty
 * handlers. It listens on `PORT`.
 */
import Fastify from 'fastify';

import {
  contractComponents,
  readContract,
  type ContractParameter,
} from '../../../apps/api/src/server/contract.ts';
import { headLimit } from './limits.ts';

/** Points references at the shared schemas by their names in Fastify. */
function shared(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('#/components/', 'contract#/components/'));
}

function objectOf(parameters: readonly ContractParameter[]): unknown {
  return shared({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
}

const app = Fastify({
  ajv: { customOptions: { strict: false, removeAdditional: false } },
  http: { maxHeaderSize: headLimit },
  routerOptions: { ignoreTrailingSlash: true },
});
app.addSchema({ $id: 'contract', components: shared(contractComponents) });
for (const { method, path, parameters, body, bodyLimit } of readContract())
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    schema: {
      params: objectOf(parameters.filter(({ place }) => place === 'path')),
      querystring: objectOf(parameters.filter(({ place }) => place === 'query')),
      ...(body === null ? {} : { body: shared(body) }),
    },
    handler: () => ({}),
  });
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
