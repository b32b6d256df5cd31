/** Written by scripts/contract.mjs from the contract; not to be changed by hand. */

import type { PermissionRule } from '../permissions.ts';

/** Who may call `exportPersonalData`. */
export const exportPersonalData: PermissionRule = {"anyOf":["can_manage_personal_data"]};

/** Who may call `erasePersonalData`. */
export const erasePersonalData: PermissionRule = {"anyOf":["can_manage_personal_data"]};

/** Who may call `listCustomerUsers`. */
export const listCustomerUsers: PermissionRule = {"anyOf":["can_view_company_user","can_manage_company_user"]};

/** Who may call `startShadowUser`. */
export const startShadowUser: PermissionRule = {"anyOf":["can_shadow_user"]};

/** Who may call `startShadowGroup`. */
export const startShadowGroup: PermissionRule = {"anyOf":["can_shadow_group"]};

/** Who may call `listServiceAccounts`. */
export const listServiceAccounts: PermissionRule = {"anyOf":["can_manage_service_account"]};

/** Who may call `createServiceAccount`. */
export const createServiceAccount: PermissionRule = {"anyOf":["can_manage_service_account"]};

/** Who may call `changeServiceAccount`. */
export const changeServiceAccount: PermissionRule = {"anyOf":["can_manage_service_account"]};

/** Who may call `revokeServiceAccount`. */
export const revokeServiceAccount: PermissionRule = {"anyOf":["can_manage_service_account"]};

/** Who may call `addServiceAccountSecret`. */
export const addServiceAccountSecret: PermissionRule = {"anyOf":["can_manage_service_account"]};

/** Who may call `listAuditEvents`. */
export const listAuditEvents: PermissionRule = {"anyOf":["can_view_audit_log"]};

/** Who may call `exportAuditEvents`. */
export const exportAuditEvents: PermissionRule = {"anyOf":["can_view_audit_log"]};

/** Who may call `listAdministrators`. */
export const listAdministrators: PermissionRule = {"anyOf":["can_view_admin_user","can_manage_admin_user"]};

/** Who may call `createAdministrator`. */
export const createAdministrator: PermissionRule = {"anyOf":["can_manage_admin_user"]};

/** Who may call `listAdministratorGroups`. */
export const listAdministratorGroups: PermissionRule = {"anyOf":["can_view_admin_group","can_manage_admin_group"]};

/** Who may call `createAdministratorGroup`. */
export const createAdministratorGroup: PermissionRule = {"anyOf":["can_manage_admin_group"]};

/** Who may call `listAdministratorGroupsV2`. */
export const listAdministratorGroupsV2: PermissionRule = {"anyOf":["can_view_admin_group","can_manage_admin_group"]};

/** Who may call `updateAdministratorGroups`. */
export const updateAdministratorGroups: PermissionRule = {"anyOf":["can_manage_admin_group"]};

/** Who may call `updateAdministratorGroupsV2`. */
export const updateAdministratorGroupsV2: PermissionRule = {"anyOf":["can_manage_admin_group"]};

/** Who may call `getAdministratorGroup`. */
export const getAdministratorGroup: PermissionRule = {"anyOf":["can_view_admin_group","can_manage_admin_group"]};

/** Who may call `updateAdministratorGroup`. */
export const updateAdministratorGroup: PermissionRule = {"anyOf":["can_manage_admin_group"]};

/** Who may call `deleteAdministratorGroup`. */
export const deleteAdministratorGroup: PermissionRule = {"anyOf":["can_delete_admin_group"]};

/** Who may call `listAdministratorPermissions`. */
export const listAdministratorPermissions: PermissionRule = {"anyOf":["can_view_admin_group","can_manage_admin_group"]};

/** Who may call `listAdministratorPermissionsV2`. */
export const listAdministratorPermissionsV2: PermissionRule = {"anyOf":["can_view_admin_group","can_manage_admin_group"]};

/** Who may call `listAdministratorSiteGroups`. */
export const listAdministratorSiteGroups: PermissionRule = {"anyOf":["can_view_admin_user","can_manage_admin_user"]};

/** Who may call `replaceAdministratorSiteGroups`. */
export const replaceAdministratorSiteGroups: PermissionRule = {"anyOf":["can_manage_admin_user"]};

/** Who may call `getAdministrator`. */
export const getAdministrator: PermissionRule = {"anyOf":["can_view_admin_user","can_manage_admin_user"]};

/** Who may call `updateAdministrator`. */
export const updateAdministrator: PermissionRule = {"anyOf":["can_manage_admin_user"]};

/** Who may call `deleteAdministrator`. */
export const deleteAdministrator: PermissionRule = {"anyOf":["can_delete_admin_user"]};

/** Who may call `listCorporateGroups`. */
export const listCorporateGroups: PermissionRule = {"anyOf":["can_view_corporate_group_list","can_view_corporate_group_details","manage_corporate_group","can_manage_corporate_group","can_view_company","can_manage_company","can_view_company_user"]};

/** Who may call `createCorporateGroup`. */
export const createCorporateGroup: PermissionRule = {"anyOf":["manage_corporate_group","can_manage_corporate_group"]};

/** Who may call `listCorporateGroupPermissions`. */
export const listCorporateGroupPermissions: PermissionRule = {"anyOf":["can_view_company_group","can_manage_company_group"]};

/** Who may call `listCorporateGroupPermissionsV2`. */
export const listCorporateGroupPermissionsV2: PermissionRule = {"anyOf":["can_view_company_group","can_manage_company_group"]};

/** Who may call `getSiteGroupSiteTree`. */
export const getSiteGroupSiteTree: PermissionRule = {"anyOf":["can_view_site_group","can_manage_site_group","cg_can_view_site_group","cg_can_manage_site_group"]};

/** Who may call `getCorporateGroup`. */
export const getCorporateGroup: PermissionRule = {"anyOf":["can_view_corporate_group_details","manage_corporate_group","can_manage_corporate_group","can_view_company","can_view_company_user"]};

/** Who may call `updateCorporateGroup`. */
export const updateCorporateGroup: PermissionRule = {"anyOf":["manage_corporate_group","can_manage_corporate_group"]};

/** Who may call `toggleCorporateGroupFavorite`. */
export const toggleCorporateGroupFavorite: PermissionRule = {"anyOf":["can_view_corporate_group_list","can_view_corporate_group_details","manage_corporate_group","can_manage_corporate_group","can_view_company","can_manage_company","can_view_company_user"]};

/** Who may call `updateCorporateGroupAdmin`. */
export const updateCorporateGroupAdmin: PermissionRule = {"anyOf":["manage_corporate_group","can_manage_corporate_group"]};

/** Who may call `getCorporateGroupSiteTree`. */
export const getCorporateGroupSiteTree: PermissionRule = {"anyOf":["can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site","cg_can_view_monthly_report","cg_can_view_time_report","cg_can_manage_monthly_report","cg_can_manage_time_report","cg_can_manage_graph_report","admin_can_view_monthly_report","admin_can_view_time_report","admin_can_manage_monthly_report","admin_can_manage_time_report","admin_can_manage_graph_report"]};

/** Who may call `listCorporateGroupCustomers`. */
export const listCorporateGroupCustomers: PermissionRule = {"anyOf":["can_view_company_list","can_view_company","can_manage_company","can_view_company_details"]};

/** Who may call `createCorporateGroupCustomer`. */
export const createCorporateGroupCustomer: PermissionRule = {"anyOf":["can_manage_company"]};

/** Who may call `listCorporateGroupUsers`. */
export const listCorporateGroupUsers: PermissionRule = {"anyOf":["can_view_company_user","can_manage_company_user"]};

/** Who may call `createCorporateGroupUser`. */
export const createCorporateGroupUser: PermissionRule = {"anyOf":["can_manage_company_user"]};

/** Who may call `getCorporateGroupUser`. */
export const getCorporateGroupUser: PermissionRule = {"anyOf":["can_view_company_user","can_manage_company_user"]};

/** Who may call `updateCorporateGroupUser`. */
export const updateCorporateGroupUser: PermissionRule = {"anyOf":["can_manage_company_user"]};

/** Who may call `deleteCorporateGroupUser`. */
export const deleteCorporateGroupUser: PermissionRule = {"anyOf":["can_delete_company_user"]};

/** Who may call `listCorporateGroupGroups`. */
export const listCorporateGroupGroups: PermissionRule = {"anyOf":["can_view_company_group","can_manage_company_group"]};

/** Who may call `createCorporateGroupGroup`. */
export const createCorporateGroupGroup: PermissionRule = {"anyOf":["can_manage_company_group"]};

/** Who may call `listCorporateGroupGroupsV2`. */
export const listCorporateGroupGroupsV2: PermissionRule = {"anyOf":["can_view_company_group","can_manage_company_group"]};

/** Who may call `updateCorporateGroupGroups`. */
export const updateCorporateGroupGroups: PermissionRule = {"anyOf":["can_manage_company_group"]};

/** Who may call `updateCorporateGroupGroupsV2`. */
export const updateCorporateGroupGroupsV2: PermissionRule = {"anyOf":["can_manage_company_group"]};

/** Who may call `getCorporateGroupGroup`. */
export const getCorporateGroupGroup: PermissionRule = {"anyOf":["can_view_company_group","can_manage_company_group"]};

/** Who may call `updateCorporateGroupGroup`. */
export const updateCorporateGroupGroup: PermissionRule = {"anyOf":["can_manage_company_group"]};

/** Who may call `deleteCorporateGroupGroup`. */
export const deleteCorporateGroupGroup: PermissionRule = {"anyOf":["can_delete_company_group"]};

/** Who may call `listCorporateGroupSiteGroups`. */
export const listCorporateGroupSiteGroups: PermissionRule = {"anyOf":["can_view_site_group","can_manage_site_group","cg_can_view_site_group","cg_can_manage_site_group"]};

/** Who may call `createCorporateGroupSiteGroup`. */
export const createCorporateGroupSiteGroup: PermissionRule = {"anyOf":["can_manage_site_group","cg_can_manage_site_group"]};

/** Who may call `getTimeSheets`. */
export const getTimeSheets: PermissionRule = {"anyOf":["cg_can_view_time_report","cg_can_manage_time_report","admin_can_view_time_report","admin_can_manage_time_report"]};

/** Who may call `listExpertSuggestions`. */
export const listExpertSuggestions: PermissionRule = {"anyOf":["cg_can_view_time_report","cg_can_manage_time_report","admin_can_view_time_report","admin_can_manage_time_report","admin_can_update_expert_suggestions"]};

/** Who may call `updateExpertSuggestions`. */
export const updateExpertSuggestions: PermissionRule = {"anyOf":["admin_can_update_expert_suggestions"]};

/** Who may call `getCompilationOfSubscriptions`. */
export const getCompilationOfSubscriptions: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report"]};

/** Who may call `getOutletProfiles`. */
export const getOutletProfiles: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report"]};

/** Who may call `getWithdrawalProfiles`. */
export const getWithdrawalProfiles: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report"]};

/** Who may call `getCompilationOfCustomerNumber`. */
export const getCompilationOfCustomerNumber: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report"]};

/** Who may call `getLineGraphs`. */
export const getLineGraphs: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_view_time_report","cg_can_manage_monthly_report","cg_can_manage_time_report","cg_can_manage_graph_report","admin_can_view_monthly_report","admin_can_view_time_report","admin_can_manage_monthly_report","admin_can_manage_time_report","admin_can_manage_graph_report"]};

/** Who may call `getUsageProfiles`. */
export const getUsageProfiles: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report","cg_can_manage_graph_report","admin_can_manage_graph_report"]};

/** Who may call `listCorporateGroupInvoices`. */
export const listCorporateGroupInvoices: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `listCorporateGroupContacts`. */
export const listCorporateGroupContacts: PermissionRule = {"anyOf":["cg_can_view_contact","admin_can_view_contact"]};

/** Who may call `getCustomer`. */
export const getCustomer: PermissionRule = {"anyOf":["can_view_company_details","can_view_company","can_manage_company","can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `updateCustomer`. */
export const updateCustomer: PermissionRule = {"anyOf":["can_manage_company"]};

/** Who may call `toggleCustomerFavorite`. */
export const toggleCustomerFavorite: PermissionRule = {"anyOf":["can_view_company_list","can_view_company","can_manage_company","can_view_company_details","can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `listCustomerSites`. */
export const listCustomerSites: PermissionRule = {"anyOf":["can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `updateSitesManager`. */
export const updateSitesManager: PermissionRule = {"anyOf":["admin_can_manage_site"]};

/** Who may call `updateSitesBuildingInfo`. */
export const updateSitesBuildingInfo: PermissionRule = {"anyOf":["admin_can_manage_site"]};

/** Who may call `getSiteGroup`. */
export const getSiteGroup: PermissionRule = {"anyOf":["can_view_site_group","can_manage_site_group","cg_can_view_site_group","cg_can_manage_site_group"]};

/** Who may call `updateSiteGroup`. */
export const updateSiteGroup: PermissionRule = {"anyOf":["can_manage_site_group","cg_can_manage_site_group"]};

/** Who may call `deleteSiteGroup`. */
export const deleteSiteGroup: PermissionRule = {"anyOf":["can_delete_site_group","cg_can_delete_site_group"]};

/** Who may call `toggleSiteGroupFavorite`. */
export const toggleSiteGroupFavorite: PermissionRule = {"anyOf":["can_view_site_group","can_manage_site_group","cg_can_view_site_group","cg_can_manage_site_group"]};

/** Who may call `getSiteGroupDashboard`. */
export const getSiteGroupDashboard: PermissionRule = {"anyOf":["can_view_site_group","can_manage_site_group","cg_can_view_site_group","cg_can_manage_site_group"]};

/** Who may call `getSite`. */
export const getSite: PermissionRule = {"anyOf":["can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `updateSite`. */
export const updateSite: PermissionRule = {"anyOf":["admin_can_manage_site"]};

/** Who may call `toggleSiteFavorite`. */
export const toggleSiteFavorite: PermissionRule = {"anyOf":["can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `listImports`. */
export const listImports: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `listIntakes`. */
export const listIntakes: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `createIntake`. */
export const createIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `getIntake`. */
export const getIntake: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `updateIntake`. */
export const updateIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `storeIntake`. */
export const storeIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `cancelIntake`. */
export const cancelIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `discardIntake`. */
export const discardIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `undoIntake`. */
export const undoIntake: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `exportIntakeReport`. */
export const exportIntakeReport: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `getIntakeInbox`. */
export const getIntakeInbox: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `listIntakeMappings`. */
export const listIntakeMappings: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `deleteIntakeMapping`. */
export const deleteIntakeMapping: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `listIntakeArticles`. */
export const listIntakeArticles: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `updateIntakeArticle`. */
export const updateIntakeArticle: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `deleteIntakeArticle`. */
export const deleteIntakeArticle: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `listIntakeBuyers`. */
export const listIntakeBuyers: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `updateIntakeBuyer`. */
export const updateIntakeBuyer: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `deleteIntakeBuyer`. */
export const deleteIntakeBuyer: PermissionRule = {"anyOf":["can_manage_import"]};

/** Who may call `listMissingValues`. */
export const listMissingValues: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `listWorkItems`. */
export const listWorkItems: PermissionRule = {"anyOf":["can_view_import","can_manage_residual_mix","admin_can_update_expert_suggestions","admin_can_view_invoice","can_manage_news","can_manage_admin_user"]};

/** Who may call `getChangedValues`. */
export const getChangedValues: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice","admin_can_export_certificate","cg_can_export_certificate"]};

/** Who may call `listInvoices`. */
export const listInvoices: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `getInvoice`. */
export const getInvoice: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `getInvoiceProductBreakdown`. */
export const getInvoiceProductBreakdown: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `downloadInvoicePdf`. */
export const downloadInvoicePdf: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `downloadInvoicePeppol`. */
export const downloadInvoicePeppol: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `listContacts`. */
export const listContacts: PermissionRule = {"anyOf":["cg_can_view_contact","admin_can_view_contact"]};

/** Who may call `listNews`. */
export const listNews: PermissionRule = {"anyOf":["can_view_news","can_manage_news"]};

/** Who may call `createNews`. */
export const createNews: PermissionRule = {"anyOf":["can_manage_news"]};

/** Who may call `getNews`. */
export const getNews: PermissionRule = {"anyOf":["can_view_news","can_manage_news"]};

/** Who may call `updateNews`. */
export const updateNews: PermissionRule = {"anyOf":["can_manage_news"]};

/** Who may call `deleteNews`. */
export const deleteNews: PermissionRule = {"anyOf":["can_delete_news"]};

/** Who may call `uploadNewsFiles`. */
export const uploadNewsFiles: PermissionRule = {"anyOf":["can_manage_news"]};

/** Who may call `listResidualMixes`. */
export const listResidualMixes: PermissionRule = {"anyOf":["can_view_residual_mix","can_manage_residual_mix"]};

/** Who may call `createResidualMix`. */
export const createResidualMix: PermissionRule = {"anyOf":["can_manage_residual_mix"]};

/** Who may call `getResidualMix`. */
export const getResidualMix: PermissionRule = {"anyOf":["can_view_residual_mix","can_manage_residual_mix"]};

/** Who may call `updateResidualMix`. */
export const updateResidualMix: PermissionRule = {"anyOf":["can_manage_residual_mix"]};

/** Who may call `deleteResidualMix`. */
export const deleteResidualMix: PermissionRule = {"anyOf":["can_delete_residual_mix"]};

/** Who may call `exportTimeSheets`. */
export const exportTimeSheets: PermissionRule = {"anyOf":["cg_can_view_time_report","cg_can_manage_time_report","admin_can_view_time_report","admin_can_manage_time_report"]};

/** Who may call `exportMonthlyReports`. */
export const exportMonthlyReports: PermissionRule = {"anyOf":["cg_can_view_monthly_report","cg_can_manage_monthly_report","admin_can_view_monthly_report","admin_can_manage_monthly_report"]};

/** Who may call `exportInvoices`. */
export const exportInvoices: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `exportInvoicePdfs`. */
export const exportInvoicePdfs: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `exportMissingValues`. */
export const exportMissingValues: PermissionRule = {"anyOf":["can_view_import"]};

/** Who may call `exportEveryInvoice`. */
export const exportEveryInvoice: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `exportEveryInvoicePdfs`. */
export const exportEveryInvoicePdfs: PermissionRule = {"anyOf":["can_view_invoice","admin_can_view_invoice"]};

/** Who may call `exportGroupTree`. */
export const exportGroupTree: PermissionRule = {"anyOf":["can_view_company_list","can_view_company","can_manage_company","can_view_company_details","can_view_site_list","can_view_site_details","admin_can_view_site","admin_can_manage_site"]};

/** Who may call `exportCorporateGroupList`. */
export const exportCorporateGroupList: PermissionRule = {"anyOf":["can_view_corporate_group_list","manage_corporate_group","can_manage_corporate_group"]};

/** Who may call `generateCertificates`. */
export const generateCertificates: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate"]};

/** Who may call `generatePartnershipCertificates`. */
export const generatePartnershipCertificates: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate"]};

/** Who may call `getYearlyUsageCertificate`. */
export const getYearlyUsageCertificate: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate","admin_can_update_certificate_content"]};

/** Who may call `updateYearlyUsageCertificate`. */
export const updateYearlyUsageCertificate: PermissionRule = {"anyOf":["admin_can_update_certificate_content"]};

/** Who may call `getPartnershipCertificate`. */
export const getPartnershipCertificate: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate","admin_can_update_certificate_content"]};

/** Who may call `updatePartnershipCertificate`. */
export const updatePartnershipCertificate: PermissionRule = {"anyOf":["admin_can_update_certificate_content"]};

/** Who may call `previewCertificates`. */
export const previewCertificates: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate"]};

/** Who may call `listResidualMixYears`. */
export const listResidualMixYears: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate","can_view_residual_mix","can_manage_residual_mix"]};

/** Who may call `listCertificates`. */
export const listCertificates: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate"]};

/** Who may call `downloadCertificate`. */
export const downloadCertificate: PermissionRule = {"anyOf":["admin_can_export_certificate","cg_can_export_certificate"]};
