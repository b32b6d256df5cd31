/** Which tagged type of src/quantities.ts a value of the contract has: its form tells a text, its name tells a number. */
import ts from 'typescript';

const monthPattern = '^[0-9]{4}-(0[1-9]|1[0-2])$';

/** Units that names of the contract end in (specification, section 5); the first that fits is meant. */
const units = [
  [/_ore_per_kwh$/, 'OrePerKilowattHour'],
  [/_g_per_kwh$/, 'GramsPerKilowattHour'],
  [/(^|_)kwh$/, 'KilowattHours'],
  [/(^|_)kw$/, 'Kilowatts'],
  [/_sek$/, 'Kronor'],
  [/_kg$/, 'Kilograms'],
  [/(^|_)percent$/, 'Percent'],
];

function tagOf(schema, path) {
  const types = [schema.type].flat();
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  if (types.includes('string')) {
    if (schema.format === 'date') return 'LocalDate';
    if (schema.format === 'date-time') return 'InstantText';
    return schema.pattern === monthPattern ? 'LocalMonth' : null;
  }
  if (!types.includes('number') && !types.includes('integer')) return null;
  const name = /([a-z0-9_]+)$/.exec(path)?.[1] ?? '';
  return units.find(([ending]) => ending.test(name))?.[1] ?? null;
}

/** The line that brings the tagged types into the generated file. */
export const imports = `import type { ${['InstantText', 'LocalDate', 'LocalMonth', ...units.map(([, name]) => name)].toSorted().join(', ')} } from '../quantities.ts';`;

/** For openapi-typescript: the tagged type of a schema, or undefined to leave it to the generator. */
export function transform(schema, { path }) {
  const tag = tagOf(schema, path ?? '');
  if (tag === null) return undefined;
  const reference = ts.factory.createTypeReferenceNode(tag);
  return [schema.type].flat().includes('null')
    ? ts.factory.createUnionTypeNode([reference, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : reference;
}
