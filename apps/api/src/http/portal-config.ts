import type { Config } from '../config/config.ts';
import { providersOf } from '../identity/providers/sign-in-providers.ts';
import type { ResponseBody } from '../server/operation.ts';

/** Settings that the portal needs before it starts: the content of `/config.json`. */
export function portalConfig(config: Config): ResponseBody<'getPortalConfig'> {
  const { supplier, tagManagerId } = config;
  return {
    api_root: '/api',
    supplier: {
      name: supplier.name,
      legal_name: supplier.legalName,
      phone_number: supplier.phoneNumber,
      email: supplier.email,
    },
    tag_manager_id: tagManagerId,
    sign_in: providersOf(config).map(({ key, name }) => ({
      name,
      start: `/api/v1/sign-in/${key}/start`,
      takes_invitations: key === 'customers',
    })),
    passkeys: config.passkeys,
  };
}
