import document from '@vinrod/api-client/openapi.json' with { type: 'json' };
import type { AuditEventKind, AuditTarget, PermissionKey } from '@vinrod/api-client/contract';
import { serviceScopes, type ServiceScope } from './service-caller.ts';
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

/** Who may call an operation that needs a sign-in. */
export interface AccessRule {
  /** One of these is enough; an empty list requires none. */
  readonly permission: Exclude<PermissionRule, 'public'>;
  /** In addition, all of these are required (`x-permission-all`). */
  readonly allOf: readonly PermissionKey[];
}

/** Subject of an event, derived from its call: a named item, the caller, or the portal. */
export type AuditSubject = AuditTarget['kind'] | 'caller' | 'portal';

/** The event that an operation records in the audit log (`x-audit`). */
export interface AuditRule {
  readonly event: AuditEventKind;
  /** Kind of the subject; null when the operation records its event itself. */
  readonly subject: AuditSubject | null;
  /** Path parameter with the id of the subject, or `answer` for created items. */
  readonly id: string;
}

/** An operation of the contract in the form the server needs. */
export interface ContractOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on this server with `{name}` for parameters, without a trailing slash. */
  readonly path: string;
  readonly permission: PermissionRule;
  /** Permissions that are all required in addition (`x-permission-all`); usually empty. */
  readonly allOf: readonly PermissionKey[];
  /** Whether it is available in shadow mode (`security` names the headers). */
  readonly allowsShadow: boolean;
  /** null for operations without an event. */
  readonly audit: AuditRule | null;
  readonly parameters: readonly ContractParameter[];
  /** Schema of the JSON body; null when there is none. */
  readonly body: JsonRecord | null;
  /** Maximum JSON body, bytes (`x-body-limit`). */
  readonly bodyLimit: number;
  /** Schemas of JSON answers by status. */
  readonly responses: ReadonlyMap<number, JsonRecord>;
}

/** An operation for the supplier's own systems: rows in, an answer to each out (`x-permission: service`). */
export interface ServiceOperationRule {
  readonly id: string;
  readonly method: ContractOperation['method'];
  /** Path on this server, without a trailing slash. */
  readonly path: string;
  /** Kind of data that the service account must have been given (`x-scope`). */
  readonly scope: ServiceScope;
  readonly parameters: readonly ContractParameter[];
  /** Schema of one row. */
  readonly row: JsonRecord;
}

/** Default maximum JSON body, bytes. */
export const usualBodyLimit = 64 * 1024;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const permissionKeys: ReadonlySet<string> = new Set(document.components.schemas.PermissionKey.enum);

/** Whether a text is a permission key of the contract. */
export function isPermissionKey(key: string): key is PermissionKey {
  return permissionKeys.has(key);
}

/** Every permission key, in contract order. */
export const allPermissionKeys: readonly PermissionKey[] = [...permissionKeys].filter(isPermissionKey);

function readPermission(operation: JsonRecord, where: string): PermissionRule {
  if (operation['x-permission'] === 'public') return 'public';
  return permissionsAt(operation, 'x-permission', where);
}

function permissionsAt(operation: JsonRecord, name: string, where: string): readonly PermissionKey[] {
  return listAt(operation, name, where).map((key) => {
    if (typeof key !== 'string' || !isPermissionKey(key))
      throw new Error(`${where} names the unknown permission ${String(key)}.`);
    return key;
  });
}

function readAllOf(operation: JsonRecord, where: string): readonly PermissionKey[] {
  return 'x-permission-all' in operation ? permissionsAt(operation, 'x-permission-all', where) : [];
}

function readBodyLimit(operation: JsonRecord, where: string): number {
  const limit = operation['x-body-limit'] ?? usualBodyLimit;
  if (typeof limit !== 'number') throw new Error(`${where} has an x-body-limit that is no number.`);
  return limit;
}

function allowsShadow(operation: JsonRecord): boolean {
  const { security } = operation;
  return Array.isArray(security) && security.some((way) => isRecord(way) && 'shadowUser' in way);
}

const eventKinds: ReadonlySet<string> = new Set(document.components.schemas.AuditEventKind.enum);
const subjects: ReadonlySet<string> = new Set([
  ...document.components.schemas.AuditTarget.properties.kind.enum,
  'caller',
  'portal',
]);

function isEventKind(text: unknown): text is AuditEventKind {
  return typeof text === 'string' && eventKinds.has(text);
}

function isSubject(text: unknown): text is AuditSubject {
  return typeof text === 'string' && subjects.has(text);
}

/** Whether the successful answer is a file to download, not a document or page to view. */
function answersFile(operation: JsonRecord, where: string): boolean {
  const success = recordAt(operation, 'responses', where)['200'];
  const headers = success === undefined ? undefined : resolveReference(document, success)['headers'];
  return isRecord(headers) && 'Content-Disposition' in headers;
}

function readAudit(
  operation: JsonRecord,
  method: ContractOperation['method'],
  where: string,
): AuditRule | null {
  const rule = operation['x-audit'];
  if (rule === undefined && (method !== 'GET' || answersFile(operation, where)))
    throw new Error(`${where} has to say in x-audit which event it leaves.`);
  if (rule === undefined || rule === 'none') return null;
  const { event, target: subject = null, id = 'id' } = recordAt(operation, 'x-audit', where);
  if (!isEventKind(event) || (subject !== null && !isSubject(subject)) || typeof id !== 'string')
    throw new Error(`${where} has an x-audit that cannot be read.`);
  return { event, subject, id };
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

const scopes: ReadonlySet<string> = new Set(serviceScopes);

function isServiceScope(text: unknown): text is ServiceScope {
  return typeof text === 'string' && scopes.has(text);
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

/** An operation as the contract has it, with where it is. */
interface WrittenOperation {
  readonly operation: JsonRecord;
  readonly method: ContractOperation['method'];
  /** Path on this server, without a trailing slash. */
  readonly path: string;
  /** Method and path, for what is reported. */
  readonly where: string;
}

function readOperation({ operation, method, path, where }: WrittenOperation): ContractOperation {
  return {
    id: textAt(operation, 'operationId', where),
    method,
    path,
    permission: readPermission(operation, where),
    allOf: readAllOf(operation, where),
    allowsShadow: allowsShadow(operation),
    audit: readAudit(operation, method, where),
    parameters: readParameters(operation, where),
    body:
      operation['requestBody'] === undefined
        ? null
        : jsonSchema(resolveReference(document, operation['requestBody']), where),
    bodyLimit: readBodyLimit(operation, where),
    responses: readResponses(operation, where),
  };
}

function readServiceOperation({ operation, method, path, where }: WrittenOperation): ServiceOperationRule {
  const scope = operation['x-scope'];
  if (!isServiceScope(scope)) throw new Error(`${where} needs an x-scope that service accounts can have.`);
  const content = recordAt(recordAt(operation, 'requestBody', where), 'content', where);
  return {
    id: textAt(operation, 'operationId', where),
    method,
    path,
    scope,
    parameters: readParameters(operation, where),
    row: recordAt(recordAt(content, 'application/x-ndjson', where), 'schema', where),
  };
}

/** The contract as served. */
export const contractDocument: JsonRecord = document;

/** The schemas that references point to. */
export const contractComponents: JsonRecord = document.components;

function writtenOperations(): WrittenOperation[] {
  const paths: JsonRecord = document.paths;
  return Object.keys(paths).flatMap((path) => {
    const item = recordAt(paths, path, 'paths');
    const root = item['servers'] === undefined ? '/api' : '';
    return methods.flatMap((method) => {
      const where = `${method} ${path}`;
      if (item[method.toLowerCase()] === undefined) return [];
      const operation = recordAt(item, method.toLowerCase(), where);
      return [{ operation, method, path: root + path.replace(/\/$/, ''), where }];
    });
  });
}

function isForServices({ operation }: WrittenOperation): boolean {
  return operation['x-permission'] === 'service';
}

/**
 * Parses every operation of the contract that people call, signed in or not.
 *
 * @throws Error naming the operation whose description is unusable.
 */
export function readContract(): ContractOperation[] {
  return writtenOperations()
    .filter((written) => !isForServices(written))
    .map(readOperation);
}

/**
 * Parses every operation of the contract for the supplier's own systems.
 *
 * @throws Error naming the operation whose description is unusable.
 */
export function readServiceContract(): ServiceOperationRule[] {
  return writtenOperations().filter(isForServices).map(readServiceOperation);
}

const operationsById = new Map(readContract().map((operation) => [operation.id, operation]));

/** Access rule of an operation that requires sign-in. */
export function accessRuleOf(operationId: string): AccessRule {
  const { permission = 'public', allOf = [] } = operationsById.get(operationId) ?? {};
  if (permission === 'public') throw new Error(`${operationId} is no operation for somebody signed in.`);
  return { permission, allOf };
}
