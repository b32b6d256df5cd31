import type { Kilowatts, Site, SiteChange } from '@vinrod/api-client';
import { formatPostcode } from '@vinrod/ui/format';

import { t } from '#messages';

/** Form values of a site. */
export interface SiteDraft {
  readonly name: string;
  readonly building_name: string;
  readonly manager: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly grid_tariff: string;
  readonly fuse_size_a: number | null;
  readonly subscribed_power_kw: Kilowatts | null;
  readonly heated_area_m2: number | null;
}

const texts = ['name', 'building_name', 'manager', 'street', 'postal_code', 'city', 'grid_tariff'] as const;

const numbers = ['fuse_size_a', 'subscribed_power_kw', 'heated_area_m2'] as const;

/** Form values of a saved site. */
export function siteDraft(site: Site): SiteDraft {
  return {
    name: site.name,
    building_name: site.building_name ?? '',
    manager: site.manager ?? '',
    street: site.street ?? '',
    postal_code: site.postal_code ?? '',
    city: site.city ?? '',
    grid_tariff: site.grid_tariff ?? '',
    fuse_size_a: site.fuse_size_a,
    subscribed_power_kw: site.subscribed_power_kw,
    heated_area_m2: site.heated_area_m2,
  };
}

/** Type guard for a draft read from browser storage. */
export function isSiteDraft(stored: unknown): stored is SiteDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    numbers.every((name) => fields.get(name) === null || typeof fields.get(name) === 'number')
  );
}

function tidy(draft: SiteDraft): SiteDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    building_name: draft.building_name.trim(),
    manager: draft.manager.trim(),
    street: draft.street.trim(),
    postal_code: formatPostcode(draft.postal_code),
    city: draft.city.trim(),
    grid_tariff: draft.grid_tariff.trim(),
  };
}

/** Client-side validation errors by field name. A known address cannot be cleared. */
export function siteProblems(saved: Site, draft: SiteDraft): Readonly<Record<string, string>> {
  const { name, street, postal_code: code, city } = tidy(draft);
  const before = siteDraft(saved);
  return {
    ...(name === '' ? { name: t('organisation.nameMissing') } : {}),
    ...(street === '' && before.street !== '' ? { street: t('company.streetMissing') } : {}),
    ...(code === before.postal_code || /^\d{3} \d{2}$/.test(code)
      ? {}
      : { postal_code: t('company.postalCodeInvalid') }),
    ...(city === '' && before.city !== '' ? { city: t('company.cityMissing') } : {}),
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Only the fields that differ from the saved site; undefined when none do. */
export function siteChange(saved: Site, draft: SiteDraft): SiteChange | undefined {
  const before = siteDraft(saved);
  const after = tidy(draft);
  const differs = (name: keyof SiteDraft) => after[name] !== before[name];
  const change: SiteChange = {
    ...(differs('name') ? { name: after.name } : {}),
    ...(differs('building_name') ? { building_name: orNull(after.building_name) } : {}),
    ...(differs('manager') ? { manager: orNull(after.manager) } : {}),
    ...(differs('street') ? { street: after.street } : {}),
    ...(differs('postal_code') ? { postal_code: after.postal_code } : {}),
    ...(differs('city') ? { city: after.city } : {}),
    ...(differs('grid_tariff') ? { grid_tariff: orNull(after.grid_tariff) } : {}),
    ...(differs('fuse_size_a') ? { fuse_size_a: after.fuse_size_a } : {}),
    ...(differs('subscribed_power_kw') ? { subscribed_power_kw: after.subscribed_power_kw } : {}),
    ...(differs('heated_area_m2') ? { heated_area_m2: after.heated_area_m2 } : {}),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
