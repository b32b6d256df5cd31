import type { Migration } from 'kysely/migration';
import * as identityOrganisation from './0001_identity_organisation.ts';
import * as energy from './0002_energy.ts';
import * as organisationDetails from './0003_organisation_details.ts';
import * as siteMonth from './0004_site_month.ts';
import * as userAdministration from './0005_user_administration.ts';
import * as shadowAudit from './0006_shadow_audit.ts';
import * as changeLock from './0007_change_lock.ts';
import * as invoices from './0008_invoices.ts';
import * as valueHistorySuggestions from './0009_value_history_suggestions.ts';
import * as monthlyReports from './0010_monthly_reports.ts';
import * as residualMixCertificates from './0011_residual_mix_certificates.ts';
import * as monthRevision from './0012_month_revision.ts';
import * as siteOfValues from './0013_site_of_values.ts';
import * as siteMonthByMonth from './0014_site_month_by_month.ts';
import * as siteNumber from './0015_site_number.ts';
import * as knownDevices from './0017_known_devices.ts';
import * as auditTrace from './0018_audit_trace.ts';
import * as auditChain from './0019_audit_chain.ts';
import * as searchIndexes from './0024_search_indexes.ts';
import * as savedViews from './0026_saved_views.ts';
import * as settledInvoices from './0027_settled_invoices.ts';
import * as wholeHourPeak from './0029_whole_hour_peak.ts';
import * as certificateWording from './0030_certificate_wording.ts';
import * as workItems from './0031_work_items.ts';
import * as serviceAccounts from './0032_service_accounts.ts';
import * as supplierKeys from './0033_supplier_keys.ts';
import * as demoData from './0034_demo_data.ts';
import * as invoiceOriginals from './0036_invoice_originals.ts';
import * as missingValuesMail from './0037_missing_values_mail.ts';
import * as intakes from './0038_intakes.ts';
import * as intakeClaim from './0039_intake_claim.ts';
import * as intakeArticles from './0040_intake_articles.ts';
import * as estimatedDays from './0041_estimated_days.ts';
import * as intakeBuyers from './0042_intake_buyers.ts';
import * as erasedPeople from './0043_erased_people.ts';
import * as signInMethods from './0044_sign_in_methods.ts';
import * as proofs from './0045_proofs.ts';
import * as keptAdministrators from './0046_kept_administrators.ts';
import * as brokerLinks from './0047_broker_links.ts';
import * as meterDaysOfFiles from './0048_meter_days_of_files.ts';
import * as shortSearchTexts from './0049_short_search_texts.ts';
import * as keptSums from './0050_kept_sums.ts';
import * as writtenUntil from './0051_written_until.ts';
import * as daysWithSums from './0052_days_with_sums.ts';
import * as valuesOfSites from './0053_values_of_sites.ts';

/** Every change of the database's form, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_identity_organisation': identityOrganisation,
  '0002_energy': energy,
  '0003_organisation_details': organisationDetails,
  '0004_site_month': siteMonth,
  '0005_user_administration': userAdministration,
  '0006_shadow_audit': shadowAudit,
  '0007_change_lock': changeLock,
  '0008_invoices': invoices,
  '0009_value_history_suggestions': valueHistorySuggestions,
  '0010_monthly_reports': monthlyReports,
  '0011_residual_mix_certificates': residualMixCertificates,
  '0012_month_revision': monthRevision,
  '0013_site_of_values': siteOfValues,
  '0014_site_month_by_month': siteMonthByMonth,
  '0015_site_number': siteNumber,
  '0017_known_devices': knownDevices,
  '0018_audit_trace': auditTrace,
  '0019_audit_chain': auditChain,
  '0024_search_indexes': searchIndexes,
  '0026_saved_views': savedViews,
  '0027_settled_invoices': settledInvoices,
  '0029_whole_hour_peak': wholeHourPeak,
  '0030_certificate_wording': certificateWording,
  '0031_work_items': workItems,
  '0032_service_accounts': serviceAccounts,
  '0033_supplier_keys': supplierKeys,
  '0034_demo_data': demoData,
  '0036_invoice_originals': invoiceOriginals,
  '0037_missing_values_mail': missingValuesMail,
  '0038_intakes': intakes,
  '0039_intake_claim': intakeClaim,
  '0040_intake_articles': intakeArticles,
  '0041_estimated_days': estimatedDays,
  '0042_intake_buyers': intakeBuyers,
  '0043_erased_people': erasedPeople,
  '0044_sign_in_methods': signInMethods,
  '0045_proofs': proofs,
  '0046_kept_administrators': keptAdministrators,
  '0047_broker_links': brokerLinks,
  '0048_meter_days_of_files': meterDaysOfFiles,
  '0049_short_search_texts': shortSearchTexts,
  '0050_kept_sums': keptSums,
  '0051_written_until': writtenUntil,
  '0052_days_with_sums': daysWithSums,
  '0053_values_of_sites': valuesOfSites,
};
