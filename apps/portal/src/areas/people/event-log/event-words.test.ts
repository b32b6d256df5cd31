import { suggestionState, fieldName, userState } from '@vinrod/api-client/event-words';
import { statusBadgeMessages, statusValues } from '@vinrod/ui/status-badge';
import { describe, expect, it } from 'vitest';

import { pageLanguage } from '#language';
import { plainText, type PlainMessageKey } from '#messages';

/** Label of each field on the screen where it is edited. */
const fieldsOfScreens: readonly (readonly [string, PlainMessageKey])[] = [
  ['account_manager', 'organisation.accountManager'],
  ['attachments', 'newsEditing.files'],
  ['audience', 'newsEditing.audience'],
  ['body', 'newsEditing.body'],
  ['building_name', 'sites.building'],
  ['city', 'company.city'],
  ['co2_g_per_kwh', 'residualMix.carbonDioxide'],
  ['companies', 'customerUsers.companies'],
  ['corporate_groups', 'newsEditing.koncerner'],
  ['corporate_groups_responsible', 'internalUsers.responsible'],
  ['customer_id', 'company.customerId'],
  ['department', 'internalUsers.department'],
  ['description', 'roles.description'],
  ['display_name', 'roles.name'],
  ['employee_id', 'internalUsers.employeeId'],
  ['environmental_choice', 'company.environmentalChoice'],
  ['files', 'newsEditing.files'],
  ['first_name', 'people.firstName'],
  ['fossil_percent', 'residualMix.fossil'],
  ['fuse_size_a', 'sites.fuse'],
  ['grid_tariff', 'site.gridTariff'],
  ['heated_area_m2', 'site.heatedArea'],
  ['image', 'newsEditing.picture'],
  ['image_alt_text', 'newsEditing.alt'],
  ['invoice_address', 'company.invoiceAddress'],
  ['invoice_delivery', 'company.invoiceDelivery'],
  ['invoice_email', 'company.invoiceEmail'],
  ['invoice_reference', 'company.invoiceReference'],
  ['is_admin', 'customerUsers.isAdmin'],
  ['is_pinned', 'newsEditing.pinnedShort'],
  ['is_preliminary', 'residualMix.preliminaryChoice'],
  ['language', 'profile.language'],
  ['last_name', 'people.lastName'],
  ['manager', 'sites.manager'],
  ['method', 'residualMix.method'],
  ['name', 'people.name'],
  ['nuclear_percent', 'residualMix.nuclear'],
  ['nuclear_waste_g_per_kwh', 'residualMix.waste'],
  ['organization_number', 'organisation.organizationNumber'],
  ['peppol_id', 'company.peppolId'],
  ['phone_number', 'people.phone'],
  ['postal_code', 'company.postalCode'],
  ['preamble', 'newsEditing.preamble'],
  ['publish_at', 'newsEditing.publishAt'],
  ['published_date', 'residualMix.published'],
  ['region', 'residualMix.region'],
  ['renewable_percent', 'residualMix.renewable'],
  ['roles', 'people.roles'],
  ['scope', 'customerUsers.scope'],
  ['site_groups', 'internalUsers.siteGroups'],
  ['sites', 'sites.title'],
  ['source', 'residualMix.source'],
  ['source_url', 'residualMix.sourceUrl'],
  ['status', 'people.status'],
  ['street', 'company.street'],
  ['subscribed_power_kw', 'sites.subscribedPower'],
  ['title', 'people.title'],
  ['unpublish_at', 'newsEditing.unpublishAt'],
  ['visiting_address', 'company.visitingAddress'],
  ['year', 'residualMix.year'],
];

describe('the words of events', () => {
  it.each(fieldsOfScreens)('figures 18: call %s what its screen calls it', (field, key) => {
    expect(fieldName(field, 'sv')).toBe(plainText(key));
  });

  it('figures 18: call the title of news what its screen calls it', () => {
    expect(fieldName('title', 'sv', true)).toBe(plainText('newsEditing.heading'));
  });

  it.each(statusValues('user'))(
    'figures 18: call the state %s of a user what its badge calls it',
    (state) => {
      expect(userState(state, 'sv')).toBe(statusBadgeMessages[pageLanguage][`user.${state}`]);
      expect(userState(state, 'en')).toBe(statusBadgeMessages.en[`user.${state}`]);
    },
  );

  it.each(['proposed', 'new', 'in_progress', 'done', 'rejected'] as const)(
    'figures 18: call the state %s of a suggestion what its screen calls it',
    (state) => {
      expect(suggestionState(state, 'sv')).toBe(plainText(`suggestions.status.${state}`));
    },
  );
});
