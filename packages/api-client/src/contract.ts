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

/** Body of `auth.login`. */
export type LoginRequest = Schemas['LoginRequest'];
/** Answer of `auth.login`: where the code went and for how many seconds it works. */
export type LoginChallenge = Schemas['LoginChallenge'];
/** Body of `auth.verifyOtp`. */
export type VerifyOtpRequest = Schemas['VerifyOtpRequest'];
/** Answer of `auth.verifyOtp`. */
export type SignedIn = Schemas['SignedIn'];
/** Body of `auth.resendOtp`. */
export type ResendOtpRequest = Schemas['ResendOtpRequest'];
/** Answer of `auth.resendOtp`, in seconds. */
export type OtpResent = Schemas['OtpResent'];
/** Body of `auth.requestPasswordReset`. */
export type PasswordResetRequest = Schemas['PasswordResetRequest'];
/** Body of `auth.createPassword`. */
export type CreatePasswordRequest = Schemas['CreatePasswordRequest'];
/** Answer of the refresh. */
export type TokenPair = Schemas['TokenPair'];

/** The signed-in user, or in shadow mode the shadowed one. */
export type Profile = Schemas['Profile'];
/** Permission keys (specification, section 6). */
export type PermissionKey = Schemas['PermissionKey'];
/** Every permission key and whether the user holds it (specification, section 3). */
export type PermissionMap = Schemas['PermissionMap'];
/** Who is shadowed, by whom and until when. */
export type ShadowInfo = Schemas['ShadowInfo'];
/** A person as a reference. */
export type Person = Schemas['Person'];
/** A role as a reference. */
export type RoleReference = Schemas['RoleReference'];
/** A koncern as a reference. */
export type CorporateGroupReference = Schemas['CorporateGroupReference'];

/** A koncern as lists of options need it. */
export type CorporateGroupMinimal = Schemas['CorporateGroupMinimal'];
/** A bolag, anläggningsgrupp or anläggning with what is below it (specification, section 3). */
export type SiteTreeNode = Schemas['SiteTreeNode'];
/** A site as a reference. */
export type SiteReference = Schemas['SiteReference'];
/** Whether something is marked as favourite now. */
export type FavoriteState = Schemas['FavoriteState'];

/** Key figures of a koncern: kWh, kW, SEK excluding VAT, kg CO₂; null where there is no value. */
export type Dashboard = Schemas['Dashboard'];
/** Figures of the same dates one year before. */
export type DashboardPreviousYear = Schemas['PreviousYear'];
/** kWh of one day. */
export type DayConsumption = Schemas['DayConsumption'];
/** kWh and SEK excluding VAT of one month. */
export type MonthConsumption = Schemas['MonthConsumption'];
/** One of the sites that used most. */
export type TopSite = Schemas['TopSite'];
/** Share of one origin, in percent. */
export type EnergyMixShare = Schemas['EnergyMixShare'];
/** Number and sum, in SEK including VAT, of what remains to be paid. */
export type UnpaidInvoices = Schemas['UnpaidInvoices'];
/** First and last day, both included. */
export type Period = Schemas['Period'];

/** What one value covers. */
export type Resolution = Schemas['Resolution'];
/** What a period is compared with. */
export type Comparison = Schemas['Comparison'];
/** Consumption over time, at most ten series and as many comparisons. */
export type LineGraphs = Schemas['LineGraphs'];
/** One line with its place (0–9) in the palette of ten (specification, section 9). */
export type LineGraphSeries = Schemas['LineGraphSeries'];
/** kWh from `x` on, or null where nothing is measured. */
export type LineGraphPoint = Schemas['LineGraphPoint'];

/** One page of news. */
export type PublishedNewsPage = Schemas['PublishedNewsPage'];
/** A news item as lists show it. */
export type PublishedNewsSummary = Schemas['PublishedNewsSummary'];
/** A news item with its body. */
export type PublishedNews = Schemas['PublishedNews'];
/** Picture in the ratio 255/196 (specification, section 9). */
export type NewsImage = Schemas['NewsImage'];
/** A file of a news item, size in bytes. */
export type NewsAttachment = Schemas['NewsAttachment'];

/** What the portal reads at run time from `/config.json`. */
export type PortalConfig = Schemas['PortalConfig'];
/** The supplier as it appears on screen. */
export type Supplier = Schemas['Supplier'];
/** Whether the back end works. */
export type Health = Schemas['Health'];
/** A mail of the demo mailbox. */
export type DemoMail = Schemas['DemoMail'];

/** Body of every error answer (specification, section 8). */
export type ErrorBody = Schemas['ErrorBody'];
