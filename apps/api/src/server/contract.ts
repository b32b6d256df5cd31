import document from '@vinrod/api-client/openapi.json' with { type: 'json' };
import type { PermissionKey } from '@vinrod/api-client/contract';
import { isRecord, listAt, recordAt, resolveReference, textAt, type JsonRecord } from './json-document.ts';

/** A parameter of an operation. */
export interface ContractParameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonRecord;
}

/** Who may call an operation: anybody, or a signed-in user who holds one of the permissions (none = any user). */
export type PermissionRule = 'public' | readonly PermissionKey[];

/** An operation of the contract in the form that the server needs. */
export interface ContractOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on this server with `{name}` for parameters, without a trailing slash. */
  readonly path: string;
  readonly permission: PermissionRule;
  /** Whether it can be used while seeing the portal as somebody else (`security` names the headers). */
  readonly allowsShadow: boolean;
  readonly parameters: readonly ContractParameter[];
  /** Schema of the JSON body; null when there is none. */
  readonly body: JsonRecord | null;
  /** Schemas of JSON answers by status. */
  readonly responses: ReadonlyMap<number, JsonRecord>;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const permissionKeys: ReadonlySet<string> = new Set(document.components.schemas.PermissionKey.enum);

/** Whether a text is a permission key of the contract. */
export function isPermissionKey(key: string): key is PermissionKey {
  return permissionKeys.has(key);
}

/** Every permission key, in the order of the contract. */
export const allPermissionKeys: readonly PermissionKey[] = [...permissionKeys].filter(isPermissionKey);

function readPermission(operation: JsonRecord, where: string): PermissionRule {
  if (operation['x-permission'] === 'public') return 'public';
  return listAt(operation, 'x-permission', where).map((key) => {
    if (typeof key !== 'string' || !isPermissionKey(key))
      throw new Error(`${where} names the unknown permission ${String(key)}.`);
    return key;
  });
}

function allowsShadow(operation: JsonRecord): boolean {
  const { security } = operation;
  return Array.isArray(security) && security.some((way) => isRecord(way) && 'shadowUser' in way);
}

function readParameters(operation: JsonRecord, where: string): ContractParameter[] {
  if (operation['parameters'] === undefined) return [];
  return listAt(operation, 'parameters', where).flatMap((item) => {
    const parameter = resolveReference(document, item);
    const place = textAt(parameter, 'in', where);
    if (place !== 'path' && place !== 'query') return [];
    return {
      name: textAt(parameter, 'name', where),
      place,
      required: parameter['required'] === true,
      schema: recordAt(parameter, 'schema', where),
    };
  });
}

function jsonSchema(container: JsonRecord, where: string): JsonRecord | null {
  if (container['content'] === undefined) return null;
  const content = recordAt(container, 'content', where);
  if (content['application/json'] === undefined) return null;
  return recordAt(recordAt(content, 'application/json', where), 'schema', where);
}

function readResponses(operation: JsonRecord, where: string): Map<number, JsonRecord> {
  const responses = recordAt(operation, 'responses', where);
  const schemas = Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonSchema(resolveReference(document, response), where);
    return schema === null ? [] : ([[status === 'default' ? 0 : Number(status), schema]] as const);
  });
  return new Map(schemas);
}

function readOperation(
  path: string,
  item: JsonRecord,
  method: (typeof methods)[number],
): ContractOperation[] {
  if (item[method.toLowerCase()] === undefined) return [];
  const where = `${method} ${path}`;
  const operation = recordAt(item, method.toLowerCase(), where);
  const root = item['servers'] === undefined ? '/api' : '';
  return [
    {
      id: textAt(operation, 'operationId', where),
      method,
      path: root + path.replace(/\/$/, ''),
      permission: readPermission(operation, where),
      allowsShadow: allowsShadow(operation),
      parameters: readParameters(operation, where),
      body:
        operation['requestBody'] === undefined
          ? null
          : jsonSchema(resolveReference(document, operation['requestBody']), where),
      responses: readResponses(operation, where),
    },
  ];
}

/** The contract as it is served. */
export const contractDocument: JsonRecord = document;

/** The schemas that the others refer to. */
export const contractComponents: JsonRecord = document.components;

/**
 * Every operation of the contract.
 *
 * @throws Error naming the operation whose description the server cannot use.
 */
export function readContract(): ContractOperation[] {
  const paths: JsonRecord = document.paths;
  return Object.keys(paths).flatMap((path) =>
    methods.flatMap((method) => readOperation(path, recordAt(paths, path, 'paths'), method)),
  );
}
