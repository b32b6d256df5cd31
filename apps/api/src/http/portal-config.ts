import type { Language } from '@vinrod/locale/messages/language';
import { brandFiles, type BrandSheet } from '../config/brand-sheet.ts';
import type { ServedBrand } from '../config/brand.ts';
import type { Config } from '../config/config.ts';
import { brandAddress } from './brand-files.ts';
import { providersOf } from '../identity/providers/sign-in-providers.ts';
import type { ResponseBody } from '../server/operation.ts';

type PortalBrand = NonNullable<ResponseBody<'getPortalConfig'>['brand']>;

/** A text as it is, and a message as plain objects. */
function partsOf(words: BrandSheet['words'][Language]): PortalBrand['words'][Language] {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]) => [
      key,
      typeof message === 'string' ? message : message.map((part) => ({ ...part })),
    ]),
  );
}

function portalBrand(brand: ServedBrand): PortalBrand {
  const { logo, signIn, words } = brand.sheet;
  const address = (file: string): string => brandAddress(brand, file);
  return {
    logo:
      logo === null
        ? null
        : {
            light: address(brandFiles.lightLogo),
            dark: address(brandFiles.darkLogo),
            on_brand: address(
              brand.files.has(brandFiles.brandLogo) ? brandFiles.brandLogo : brandFiles.darkLogo,
            ),
            ratio: logo.ratio,
            says_name: logo.saysName,
            icon: brand.files.has(brandFiles.icon) ? address(brandFiles.icon) : null,
          },
    sign_in_picture: signIn.picture === null ? null : address(signIn.picture),
    words: { sv: partsOf(words.sv), en: partsOf(words.en) },
  };
}

/** Settings that the portal needs before it starts: the content of `/config.json`. */
export function portalConfig(config: Config): ResponseBody<'getPortalConfig'> {
  const { brand, supplier, tagManagerId } = config;
  return {
    api_root: '/api',
    supplier: {
      name: supplier.name,
      legal_name: supplier.legalName,
      phone_number: supplier.phoneNumber,
      email: supplier.email,
      support_hours: brand?.sheet.supportHours ?? null,
      terms_url: brand?.sheet.termsUrl ?? null,
      privacy_url: brand?.sheet.privacyUrl ?? null,
    },
    tag_manager_id: tagManagerId,
    brand: brand === null ? null : portalBrand(brand),
    sign_in: providersOf(config).map(({ key, name }) => ({
      name,
      start: `/api/v1/sign-in/${key}/start`,
      takes_invitations: key === 'customers',
    })),
    passkeys: config.passkeys,
  };
}
