import type { Config } from '../config/config.ts';
import type { ResponseBody } from '../server/operation.ts';

/** Settings that the portal needs before it starts: the content of `/config.json`. */
export function portalConfig({ supplier, tagManagerId }: Config): ResponseBody<'getPortalConfig'> {
  return {
    api_root: '/api',
    supplier: {
      name: supplier.name,
      legal_name: supplier.legalName,
      phone_number: supplier.phoneNumber,
      email: supplier.email,
    },
    tag_manager_id: tagManagerId,
  };
}
