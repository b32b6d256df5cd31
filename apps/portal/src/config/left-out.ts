import type { PermissionKey } from '@vinrod/api-client';
import { permissionsOfFeature, type PortalFeature } from '@vinrod/api-client/features';

import { RuntimeConfigError } from './runtime-config-error.ts';

const isFeature = (name: string): name is PortalFeature => Object.hasOwn(permissionsOfFeature, name);

/**
 * Permissions without effect where parts of the portal are left out.
 *
 * @param features - `features` of `/config.json`.
 * @throws RuntimeConfigError naming the first invalid part.
 */
export function readLeftOut(features: unknown): ReadonlySet<PermissionKey> {
  if (typeof features !== 'object' || features === null || Array.isArray(features))
    throw new RuntimeConfigError('config.json: "features" must be an object of true or false by name.');
  const leftOut = new Set<PermissionKey>();
  for (const [name, isOn] of Object.entries<unknown>({ ...features })) {
    if (!isFeature(name)) {
      const known = Object.keys(permissionsOfFeature).join(', ');
      throw new RuntimeConfigError(
        `config.json: "features.${name}" is no part of the portal; those are ${known}.`,
      );
    }
    if (typeof isOn !== 'boolean')
      throw new RuntimeConfigError(`config.json: "features.${name}" must be true or false.`);
    if (!isOn) for (const key of permissionsOfFeature[name]) leftOut.add(key);
  }
  return leftOut;
}
