import type { LocalDate } from '@vinrod/api-client';
import type {
  Client,
  CompilationOfCustomerNumber,
  CompilationOfSubscriptions,
  OutletProfiles,
  UsageProfiles,
  WithdrawalProfiles,
} from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import type { SiteFilter } from '#chosen-sites';
import { useQuery, type Query, type QueryOperation } from '#data';
import { useClient } from '#session';

/** What a report is about. */
export interface ReportRequest {
  readonly koncern: string;
  readonly period: Period;
  /** Every site the user may see when it names none. */
  readonly sites: SiteFilter;
}

interface ReportFilters extends SiteFilter {
  start_date: LocalDate;
  end_date: LocalDate;
}

function useReport<Data>(
  operation: QueryOperation,
  { koncern, period, sites }: ReportRequest,
  load: (client: Client, koncern: string, filters: ReportFilters) => Promise<Data>,
): Query<Data> {
  const client = useClient();
  return useQuery([operation, koncern, period.start, period.end, sites], () =>
    load(client, koncern, {
      start_date: period.start,
      end_date: period.end,
      ...sites,
    }),
  );
}

/** Whether each site has the right subscription. */
export function useSubscriptions(request: ReportRequest): Query<CompilationOfSubscriptions> {
  return useReport('getCompilationOfSubscriptions', request, (client, koncern, filters) =>
    client.analytics.compilationOfSubscriptions({ path: { id: koncern }, query: filters }),
  );
}

/** What each site uses, month by month. */
export function useOutletProfiles(request: ReportRequest): Query<OutletProfiles> {
  return useReport('getOutletProfiles', request, (client, koncern, filters) =>
    client.analytics.outletProfiles({ path: { id: koncern }, query: filters }),
  );
}

/** When the sites use it: high and low load, and the duration of the power. */
export function useWithdrawalProfiles(request: ReportRequest): Query<WithdrawalProfiles> {
  return useReport('getWithdrawalProfiles', request, (client, koncern, filters) =>
    client.analytics.withdrawalProfiles({ path: { id: koncern }, query: filters }),
  );
}

/** What each customer number uses and costs. */
export function useCustomerNumbers(request: ReportRequest): Query<CompilationOfCustomerNumber> {
  return useReport('getCompilationOfCustomerNumber', request, (client, koncern, filters) =>
    client.analytics.compilationOfCustomerNumber({ path: { id: koncern }, query: filters }),
  );
}

/** The ordinary day and week, and what their shape costs. */
export function useUsageProfiles(request: ReportRequest): Query<UsageProfiles> {
  return useReport('getUsageProfiles', request, (client, koncern, filters) =>
    client.analytics.usageProfiles({ path: { id: koncern }, query: filters }),
  );
}
