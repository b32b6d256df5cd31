import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../repository.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');

/** The value at a path of names and indexes; undefined where there is none. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);
}

const composeSchema: object = JSON.parse(
  readFileSync(new URL('../schemas/compose.schema.json', import.meta.resolve('dclint')), 'utf8'),
);
const isCompose = new Ajv({ strict: false, validateSchema: false, validateFormats: false }).compile(
  composeSchema,
);

function composeFaults(text: string): readonly string[] {
  return isCompose(parse(text)) ? [] : (isCompose.errors ?? []).map(({ instancePath }) => instancePath);
}

/** The validators of the kinds that the manifest has. */
const kinds = new Map(
  Object.entries({
    'apps/v1 Deployment': deployment,
    'v1 Service': service,
    'policy/v1 PodDisruptionBudget': disruptionBudget,
  }),
);

/**
 * A value that notes which of its fields are read. The validators read every field that their schema knows, and let the
 * others pass, as the cluster does not.
 */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [name, inner] of Object.entries(value)) {
    const place = `${path}/${name}`;
    unread.add(place);
    Reflect.set(copy, name, watched(inner, place, unread));
  }
  return new Proxy(copy, {
    get(target, name): unknown {
      unread.delete(`${path}/${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}

function kubernetesFaults(text: string): readonly string[] {
  return parseAllDocuments(text).flatMap((document): readonly string[] => {
    const manifest: unknown = document.toJS();
    const kind = `${String(at(manifest, 'apiVersion'))} ${String(at(manifest, 'kind'))}`;
    const validate = kinds.get(kind);
    if (validate === undefined) return [`${kind} is not known`];
    const unread = new Set<string>();
    if (!validate(watched(manifest, '', unread))) {
      const errors: unknown = Reflect.get(validate, 'errors');
      return (Array.isArray(errors) ? errors : []).map((error) => String(at(error, 'instancePath')));
    }
    return [...unread];
  });
}

/** Replaces a part of a file that has to be there. */
function planted(text: string, part: string, by: string): string {
  expect(text).toContain(part);
  return text.replace(part, by);
}

describe('adoption O3: the compose file', () => {
  const file = read('compose.yaml');

  test('is as the compose specification has it', () => {
    expect(composeFaults(file)).toEqual([]);
  });

  test.each([
    ['read_only: true', 'readonly: true'],
    ['read_only: true', 'read_only: [true]'],
    ['condition: service_healthy', 'condition: healthy'],
    ['retries: 30', 'tries: 30'],
    ['cap_drop: [ALL]', 'cap_drop: ALL'],
  ])('is refused with %j as %j', (part, by) => {
    expect(composeFaults(planted(file, part, by))).not.toEqual([]);
  });

  test('builds the Dockerfile that is there, and has no field that the portal does not read', () => {
    const portal = at(parse(file), 'services', 'portal');
    const context = join(repositoryRoot, 'deploy', String(at(portal, 'build', 'context')));
    expect(existsSync(join(context, String(at(portal, 'build', 'dockerfile'))))).toBe(true);
    expect(settingsLacking(Object.keys(Object(at(portal, 'environment'))))).toEqual([]);
  });
});

describe('adoption O3: the Kubernetes manifest', () => {
  const file = read('kubernetes.yaml');

  test('is as the API of the cluster has it', () => {
    expect(kubernetesFaults(file)).toEqual([]);
  });

  test.each([
    ['replicas: 2', "replicas: 'two'", '/spec/replicas'],
    ['kind: Deployment', 'kind: Deploy', 'apps/v1 Deploy is not known'],
    [
      'apiVersion: policy/v1',
      'apiVersion: policy/v1beta1',
      'policy/v1beta1 PodDisruptionBudget is not known',
    ],
    [
      'terminationGracePeriodSeconds: 30',
      'terminationGraceSeconds: 30',
      '/spec/template/spec/terminationGraceSeconds',
    ],
    [
      'readOnlyRootFilesystem: true',
      'readOnlyRootFileSystem: true',
      '/spec/template/spec/containers/0/securityContext/readOnlyRootFileSystem',
    ],
    [
      'failureThreshold: 1\n',
      "failureThreshold: 'one'\n",
      '/spec/template/spec/containers/0/readinessProbe/failureThreshold',
    ],
    ['containerPort: 3000', 'port: 3000', '/spec/template/spec/containers/0/ports/0'],
    ['targetPort: http', 'target: http', '/spec/ports/0/target'],
    ['minAvailable: 1', 'minimumAvailable: 1', '/spec/minimumAvailable'],
    ['selector:\n    matchLabels', 'select:\n    matchLabels', '/spec'],
  ])('is refused with %j as %j', (part, by, place) => {
    expect(kubernetesFaults(planted(file, part, by))).toContain(place);
  });

  test('asks for what the portal answers, and sets nothing that it does not read', () => {
    const [found] = parseAllDocuments(file);
    const portal = at(found?.toJS(), 'spec', 'template', 'spec', 'containers', 0);
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'];
    expect(probes.map((probe) => at(portal, probe, 'httpGet', 'path'))).toEqual([
      '/api/live',
      '/api/live',
      '/api/health',
    ]);
    const set = at(portal, 'env');
    const names = (Array.isArray(set) ? set : []).map((one) => String(at(one, 'name')));
    expect(names.length).toBeGreaterThan(3);
    expect(settingsLacking(names)).toEqual([]);
  });
});

/** Of names of settings, those that the guide does not have. */
function settingsLacking(names: readonly string[]): readonly string[] {
  const guide = readFileSync(join(repositoryRoot, 'docs/guides/operations.md'), 'utf8');
  return names.filter((name) => !guide.includes(`| \`${name}\``));
}
