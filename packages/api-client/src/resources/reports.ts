import type { Endpoints } from '../transport/endpoints.ts';

/** Figures, reports and files over meter values. */
export const reportsResources = (api: Endpoints) => ({
  /** Key figures for the overview. */
  dashboards: {
    /** Key figures of a corporate group for a period, with those of the year before. */
    corporateGroup: api.getJson('/v1/sites/corporategroup/{id}/dashboard-data/', 'period'),
    /** The same of a site group. */
    siteGroup: api.getJson('/v1/sites/groups/{id}/dashboard-data/', 'period'),
  },

  /** Reports over meter values of a corporate group (its uuid). */
  analytics: {
    /** Consumption hour by hour (Timrapport). */
    timeSheets: api.getJson('/v1/corporategroups/{id}/analytics/time-sheets/', 'rows'),
    /** The expert's suggestions for the period. */
    expertSuggestions: api.getJson(
      '/v1/corporategroups/{id}/analytics/time-sheets/expert-suggestions/',
      '[]',
    ),
    /** Creates, changes and removes suggestions; all or nothing. */
    updateSuggestions: api.patchJson(
      '/v1/corporategroups/{id}/analytics/time-sheets/update-suggestions/',
      '[]',
    ),
    /** Subscriptions compared with the power used (Sammanställning abonnemang). */
    compilationOfSubscriptions: api.getJson(
      '/v1/corporategroups/{id}/analytics/monthly-report/compilation-of-subscriptions/',
      'rows',
    ),
    /** Sites month by month (Uttagspunkter). */
    outletProfiles: api.getJson('/v1/corporategroups/{id}/analytics/outlet-profiles/', 'rows'),
    /** When energy is used (Uttagsprofil). */
    withdrawalProfiles: api.getJson('/v1/corporategroups/{id}/analytics/withdrawal-profiles/', 'rows'),
    /** Use and cost by companies (Sammanställning per kundnummer). */
    compilationOfCustomerNumber: api.getJson(
      '/v1/corporategroups/{id}/analytics/compilation-of-customer-number/',
      'rows',
    ),
    /** Consumption over time, one series per site (Linjediagram). */
    lineGraphs: api.getJson('/v1/corporategroups/{id}/analytics/line-graphs/', 'period', 'series'),
    /** Typical day and week (Förbrukningsprofil). */
    usageProfiles: api.getJson('/v1/corporategroups/{id}/analytics/usage-profiles/', 'hours'),
  },

  /** Reports, lists and certificates as files. */
  exports: {
    /** Timrapport of a corporate group (its uuid) as xlsx, csv or pdf. */
    timeSheets: api.getFile('/v1/exports/corporategroups/{id}/time-sheets/', 'Timrapport'),
    /** Månadsrapport of a corporate group (its uuid) as xlsx, csv or pdf. */
    monthlyReports: api.getFile('/v1/exports/corporategroups/{id}/monthly-reports/', 'Månadsrapport'),
    /** The tree of a corporate group (its uuid) as xlsx or csv. */
    groupTree: api.getFile('/v1/exports/{id}/group-tree/'),
    /** The events of the audit log that fit the filters. */
    audit: api.getFile('/v1/exports/audit/'),
    /** Koncernlista as xlsx or csv. */
    corporateGroupList: api.getFile('/v1/exports/corporategroup-list/', 'Koncernlista'),
    /** Issued certificates. */
    certificates: api.getPage('/v1/exports/certificates/'),
    /** An issued certificate (its id). */
    certificate: api.getFile('/v1/exports/certificates/{id}/'),
    /** Issues certificates on the energy delivered in a year. */
    generateCertificates: api.postFile('/v1/exports/generate-certificates/', 'Certifikat'),
    /** Issues a partnership certificate. */
    generatePartnershipCertificates: api.postFile(
      '/v1/exports/generate-partnership-certificates/',
      'Certifikat',
    ),
    /** Text of the yearly-use certificate. */
    yearlyUsageCertificate: api.getJson('/v1/exports/yearly-usage-certificate/', 'year'),
    /** Replaces that text. */
    updateYearlyUsageCertificate: api.putJson('/v1/exports/yearly-usage-certificate/', 'year'),
    /** Text of the partnership certificate. */
    partnershipCertificate: api.getJson('/v1/exports/partnership-certificate/', 'year'),
    /** Replaces that text. */
    updatePartnershipCertificate: api.putJson('/v1/exports/partnership-certificate/', 'year'),
    /** Years that certificates can be issued for, newest first. */
    residualMixYears: api.getJson('/v1/exports/residual-mix-year/', 'years'),
  },
});
