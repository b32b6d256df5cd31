import { plainText, type PlainMessageKey } from '#messages';

/** What the fields of changes are called on the screens where they are filled in. */
const keys: Readonly<Record<string, PlainMessageKey>> = {
  account_manager: 'organisation.accountManager',
  attachments: 'newsEditing.files',
  audience: 'newsEditing.audience',
  body: 'newsEditing.body',
  building_name: 'sites.building',
  city: 'company.city',
  co2_g_per_kwh: 'residualMix.carbonDioxide',
  companies: 'customerUsers.companies',
  corporate_groups: 'newsEditing.koncerner',
  corporate_groups_responsible: 'internalUsers.responsible',
  customer_id: 'company.customerId',
  department: 'internalUsers.department',
  description: 'roles.description',
  display_name: 'roles.name',
  employee_id: 'internalUsers.employeeId',
  environmental_choice: 'company.environmentalChoice',
  files: 'newsEditing.files',
  first_name: 'people.firstName',
  fossil_percent: 'residualMix.fossil',
  fuse_size_a: 'sites.fuse',
  grid_tariff: 'site.gridTariff',
  heated_area_m2: 'site.heatedArea',
  image: 'newsEditing.picture',
  image_alt_text: 'newsEditing.alt',
  invoice_address: 'company.invoiceAddress',
  invoice_delivery: 'company.invoiceDelivery',
  invoice_email: 'company.invoiceEmail',
  invoice_reference: 'company.invoiceReference',
  is_admin: 'customerUsers.isAdmin',
  is_pinned: 'newsEditing.pinnedShort',
  is_preliminary: 'residualMix.preliminaryChoice',
  language: 'profile.language',
  last_name: 'people.lastName',
  manager: 'sites.manager',
  method: 'residualMix.method',
  name: 'people.name',
  nuclear_percent: 'residualMix.nuclear',
  nuclear_waste_g_per_kwh: 'residualMix.waste',
  organization_number: 'organisation.organizationNumber',
  peppol_id: 'company.peppolId',
  phone_number: 'people.phone',
  postal_code: 'company.postalCode',
  preamble: 'newsEditing.preamble',
  publish_at: 'newsEditing.publishAt',
  published_date: 'residualMix.published',
  region: 'residualMix.region',
  renewable_percent: 'residualMix.renewable',
  roles: 'people.roles',
  scope: 'customerUsers.scope',
  site_groups: 'internalUsers.siteGroups',
  sites: 'sites.title',
  source: 'residualMix.source',
  source_url: 'residualMix.sourceUrl',
  status: 'people.status',
  street: 'company.street',
  subscribed_power_kw: 'sites.subscribedPower',
  title: 'people.title',
  unpublish_at: 'newsEditing.unpublishAt',
  visibility: 'audit.field.visibility',
  visiting_address: 'company.visitingAddress',
  year: 'residualMix.year',
};

/** Where a field has another name than elsewhere: people have a "Titel", news a "Rubrik". */
const namesOfNews: Readonly<Record<string, PlainMessageKey>> = { title: 'newsEditing.heading' };

/**
 * The Swedish name of a field of the contract; undefined for what is no field.
 *
 * @param isNews - Whether the field is one of a piece of news.
 */
export function fieldName(field: string, isNews = false): string | undefined {
  const key = (isNews ? namesOfNews[field] : undefined) ?? keys[field];
  return key === undefined ? undefined : plainText(key);
}
