export {
  useCustomerNumbers,
  useOutletProfiles,
  useSubscriptions,
  useUsageProfiles,
  useWithdrawalProfiles,
  type ReportRequest,
} from './monthly-report-queries.ts';
export { useExpertSuggestions, useTimeSheets } from './time-sheet-queries.ts';
