const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * The source of a module with a constant for each operation that needs a permission: who may call it (`x-permission` and
 * `x-permission-all`). Constants, and not one table, so that an application carries those it asks for.
 */
export function permissionsModule({ paths }) {
  const constants = Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => (item[method] === undefined ? [] : [item[method]])))
    .flatMap((operation) => {
      const anyOf = operation['x-permission'];
      const allOf = operation['x-permission-all'] ?? [];
      if (anyOf === 'public' || anyOf === 'service' || anyOf.length + allOf.length === 0) return [];
      const rule = { anyOf, ...(allOf.length === 0 ? {} : { allOf }) };
      return [
        `/** Who may call \`${operation.operationId}\`. */\n` +
          `export const ${operation.operationId}: PermissionRule = ${JSON.stringify(rule)};\n`,
      ];
    });
  return `/** Written by scripts/contract.mjs from the contract; not to be changed by hand. */\n\nimport type { PermissionRule } from '../permissions.ts';\n\n${constants.join('\n')}`;
}
