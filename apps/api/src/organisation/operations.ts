import { operation, type Operation } from '../server/operation.ts';
import { listCompanies } from './companies/companies.ts';
import { createCompany, updateCompany } from './companies/company-changes.ts';
import { readCompany } from './companies/company.ts';
import { listContacts } from './contacts/contacts.ts';
import {
  createCorporateGroup,
  updateCorporateGroup,
  updateCorporateGroupAdmin,
} from './corporate-groups/corporate-group-changes.ts';
import { readCorporateGroup } from './corporate-groups/corporate-group.ts';
import { listCorporateGroupsMinimal } from './corporate-groups/corporate-groups-minimal.ts';
import { listCorporateGroups } from './corporate-groups/corporate-groups.ts';
import {
  toggleCompanyFavorite,
  toggleCorporateGroupFavorite,
  toggleSiteFavorite,
  toggleSiteGroupFavorite,
} from './favorites/favorites.ts';
import { createSiteGroup, deleteSiteGroup, updateSiteGroup } from './site-groups/site-group-changes.ts';
import { readSiteGroup } from './site-groups/site-group.ts';
import { listSiteGroups } from './site-groups/site-groups.ts';
import { siteScope } from '../authority/site-scope.ts';
import { listCompanySites } from './sites/company-sites.ts';
import { updateSite, updateSitesBuildingInfo, updateSitesManager } from './sites/site-changes.ts';
import { companyTree, siteTree } from './sites/site-tree.ts';
import { readSite } from './sites/site.ts';

const corporateGroups = [
  operation('listCorporateGroupsMinimal', ({ deps, caller, query }) =>
    listCorporateGroupsMinimal(deps.database.db, caller, query),
  ),
  operation('listCorporateGroups', ({ deps, caller, query, request }) =>
    listCorporateGroups(deps, caller, query, request.url),
  ),
  operation('getCorporateGroup', ({ deps, caller, params }) =>
    readCorporateGroup(deps.database.db, deps, caller, params.id),
  ),
  operation('createCorporateGroup', ({ deps, caller, body }) => createCorporateGroup(deps, caller, body)),
  operation('updateCorporateGroup', ({ deps, caller, params, body }) =>
    updateCorporateGroup(deps, caller, params.id, body),
  ),
  operation('updateCorporateGroupAdmin', (context) =>
    updateCorporateGroupAdmin(context, context.params.id, context.body.admin),
  ),
  operation('toggleCorporateGroupFavorite', ({ deps, caller, params }) =>
    toggleCorporateGroupFavorite(deps, caller, params.id),
  ),
];

const companies = [
  operation('listCorporateGroupCustomers', ({ deps, caller, params, query, request }) =>
    listCompanies(deps, caller, params.id, query, request.url),
  ),
  operation('createCorporateGroupCustomer', ({ deps, caller, params, body }) =>
    createCompany(deps, caller, params.id, body),
  ),
  operation('getCustomer', ({ deps, caller, params }) =>
    readCompany(deps.database.db, deps, caller, params.id),
  ),
  operation('updateCustomer', ({ deps, caller, params, body }) =>
    updateCompany(deps, caller, params.id, body),
  ),
  operation('toggleCustomerFavorite', ({ deps, caller, params }) =>
    toggleCompanyFavorite(deps, caller, params.id),
  ),
  operation('listCustomerSites', ({ deps, caller, params, query, request }) =>
    listCompanySites(deps, caller, params.id, query, request.url),
  ),
];

const sites = [
  operation('getCorporateGroupSiteTree', async ({ deps, caller, params, query }) => {
    const { db } = deps.database;
    await siteScope(db, caller, params.id);
    return siteTree(db, caller, params.id, query.with_figures === true ? deps.clock.now() : undefined);
  }),
  operation('getSite', ({ deps, caller, params }) => readSite(deps.database.db, deps, caller, params.id)),
  operation('updateSite', ({ deps, caller, params, body }) => updateSite(deps, caller, params.id, body)),
  operation('updateSitesManager', (call) => updateSitesManager(call, call.body)),
  operation('updateSitesBuildingInfo', (call) => updateSitesBuildingInfo(call, call.body)),
  operation('toggleSiteFavorite', ({ deps, caller, params }) => toggleSiteFavorite(deps, caller, params.id)),
];

const siteGroups = [
  operation('listCorporateGroupSiteGroups', ({ deps, caller, params, query, request }) =>
    listSiteGroups(deps, caller, params.id, query, request.url),
  ),
  operation('createCorporateGroupSiteGroup', ({ deps, caller, params, body }) =>
    createSiteGroup(deps, caller, params.id, body),
  ),
  operation('getSiteGroupSiteTree', async ({ deps, caller, query }) => {
    const { db } = deps.database;
    if (query.corporate_group !== undefined) await siteScope(db, caller, query.corporate_group);
    return companyTree(db, caller, deps.clock.now(), query.corporate_group);
  }),
  operation('getSiteGroup', ({ deps, caller, params }) => readSiteGroup(deps.database.db, caller, params.id)),
  operation('updateSiteGroup', ({ deps, caller, params, body }) =>
    updateSiteGroup(deps, caller, params.id, body),
  ),
  operation('deleteSiteGroup', async ({ deps, caller, params }) => {
    await deleteSiteGroup(deps, caller, params.id);
    return {};
  }),
  operation('toggleSiteGroupFavorite', ({ deps, caller, params }) =>
    toggleSiteGroupFavorite(deps, caller, params.id),
  ),
];

const contacts = [
  operation('listContacts', ({ deps, caller, query, request }) =>
    listContacts(deps, caller, null, query, request.url),
  ),
  operation('listCorporateGroupContacts', ({ deps, caller, params, query, request }) =>
    listContacts(deps, caller, params.id, query, request.url),
  ),
];

/** Corporate groups, companies, sites and their groups, favourites, and contacts. */
export const organisationOperations: readonly Operation[] = [
  ...corporateGroups,
  ...companies,
  ...sites,
  ...siteGroups,
  ...contacts,
];
