import { isRecord } from '../../record.ts';
import type { AnswerRule, Operation, QueryParameter } from './operation.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const noRecord: Readonly<Record<string, unknown>> = {};

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : noRecord);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const texts = (value: unknown): readonly string[] =>
  list(value).filter((item): item is string => typeof item === 'string');

/** Follows `#/a/b` references of a document. */
function follower(document: unknown): (value: unknown) => Readonly<Record<string, unknown>> {
  return (value) => {
    let found = record(value);
    while (typeof found['$ref'] === 'string')
      found = record(
        found['$ref']
          .slice('#/'.length)
          .split('/')
          .reduce<unknown>((at, name) => record(at)[name], document),
      );
    return found;
  };
}

/**
 * Reads the operations of an OpenAPI document.
 *
 * @param document - The contract: `@vinrod/api-client/openapi.json`.
 * @throws TypeError when it is not the contract.
 */
export function readContract(document: unknown): readonly Operation[] {
  const follow = follower(document);

  function valuesOf(schema: unknown): readonly string[] {
    const { enum: values, items, allOf } = follow(schema);
    if (values !== undefined) return texts(values);
    return items === undefined ? list(allOf).flatMap(valuesOf) : valuesOf(items);
  }

  function answerOf(answer: unknown): AnswerRule {
    const content = record(follow(answer)['content']);
    const json = content['application/json'];
    return {
      contentTypes: Object.keys(content),
      schema: json === undefined ? null : record(record(json)['schema']),
    };
  }

  function operationOf(path: string, method: string, given: unknown): Operation {
    const operation = record(given);
    const parameters = list(operation['parameters']).map(follow);
    const permission = operation['x-permission'];
    const security = list(operation['security']).map(record);
    const query = parameters
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter): QueryParameter => ({
        name: String(parameter['name']),
        isRequired: parameter['required'] === true,
        values: valuesOf(parameter['schema']),
      }));
    return {
      id: String(operation['operationId']),
      method: method.toUpperCase(),
      path,
      anyOf: texts(permission),
      allOf: texts(operation['x-permission-all']),
      calledBy: permission === 'public' ? 'anybody' : permission === 'service' ? 'system' : 'person',
      isForShadow: security.some((way) => 'shadowUser' in way),
      pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      query,
      answers: new Map(
        Object.entries(record(operation['responses']))
          .filter(([status]) => /^\d+$/.test(status))
          .map(([status, answer]) => [Number(status), answerOf(answer)]),
      ),
    };
  }

  const operations = Object.entries(record(record(document)['paths'])).flatMap(([path, item]) =>
    Object.entries(record(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => operationOf(path, method, operation)),
  );
  if (!operations.some(({ id }) => id === 'getProfile'))
    throw new TypeError(
      'The contract has no operation getProfile: it is not @vinrod/api-client/openapi.json.',
    );
  return operations;
}
