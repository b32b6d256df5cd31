import type { components, operations } from './generated/schema.ts';

/** Every operation of the contract by its operationId, for back ends that implement it. */
export type { operations } from './generated/schema.ts';

type Schemas = components['schemas'];

/** Parameters that are left out or `undefined` are not sent. */
type Loose<Q> = { [K in keyof Q]: undefined extends Q[K] ? Q[K] | undefined : Q[K] };

/** First and last day of a period, both included: `YYYY-MM-DD`, or a `Date` read in the local calendar. */
export interface PeriodQuery {
  start_date: string | Date;
  end_date: string | Date;
}

type Query<O extends keyof operations> = Partial<NonNullable<operations[O]['parameters']['query']>>;

/** Filters of the line graphs. */
export type LineGraphsQuery = PeriodQuery & Loose<Partial<Omit<Query<'getLineGraphs'>, keyof PeriodQuery>>>;
/** Period of a dashboard. */
export type DashboardQuery = PeriodQuery;
/** Which published news to list. */
export type PublishedNewsQuery = Loose<Query<'listPublishedNews'>>;

export type LoginRequest = Schemas['LoginRequest'];
export type LoginChallenge = Schemas['LoginChallenge'];
export type VerifyOtpRequest = Schemas['VerifyOtpRequest'];
export type SignedIn = Schemas['SignedIn'];
export type ResendOtpRequest = Schemas['ResendOtpRequest'];
export type OtpResent = Schemas['OtpResent'];
export type PasswordResetRequest = Schemas['PasswordResetRequest'];
export type CreatePasswordRequest = Schemas['CreatePasswordRequest'];
export type TokenPair = Schemas['TokenPair'];

export type Profile = Schemas['Profile'];
export type PermissionKey = Schemas['PermissionKey'];
export type PermissionMap = Schemas['PermissionMap'];
export type ShadowInfo = Schemas['ShadowInfo'];
export type Person = Schemas['Person'];
export type RoleReference = Schemas['RoleReference'];
export type CorporateGroupReference = Schemas['CorporateGroupReference'];

export type CorporateGroupMinimal = Schemas['CorporateGroupMinimal'];
export type SiteTreeNode = Schemas['SiteTreeNode'];
export type SiteReference = Schemas['SiteReference'];
export type FavoriteState = Schemas['FavoriteState'];

export type Dashboard = Schemas['Dashboard'];
export type DashboardPreviousYear = Schemas['PreviousYear'];
export type DayConsumption = Schemas['DayConsumption'];
export type MonthConsumption = Schemas['MonthConsumption'];
export type TopSite = Schemas['TopSite'];
export type EnergyMixShare = Schemas['EnergyMixShare'];
export type UnpaidInvoices = Schemas['UnpaidInvoices'];
export type Period = Schemas['Period'];

export type Resolution = Schemas['Resolution'];
export type Comparison = Schemas['Comparison'];
export type LineGraphs = Schemas['LineGraphs'];
export type LineGraphSeries = Schemas['LineGraphSeries'];
export type LineGraphPoint = Schemas['LineGraphPoint'];

export type PublishedNewsPage = Schemas['PublishedNewsPage'];
export type PublishedNewsSummary = Schemas['PublishedNewsSummary'];
export type PublishedNews = Schemas['PublishedNews'];
export type NewsImage = Schemas['NewsImage'];
export type NewsAttachment = Schemas['NewsAttachment'];

export type PortalConfig = Schemas['PortalConfig'];
export type Supplier = Schemas['Supplier'];
export type Health = Schemas['Health'];
export type DemoMail = Schemas['DemoMail'];

/** Body of every error answer (specification, section 8). */
export type ErrorBody = Schemas['ErrorBody'];
