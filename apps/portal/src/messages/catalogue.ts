import { pageLanguage } from '#language';

import { auditMessages } from '../areas/people/messages/audit.ts';
import { peopleMessages } from '../areas/people/messages/people.ts';
import { profileMessages } from '../areas/account/messages/profile.ts';
import { roleMessages } from '../areas/people/messages/roles.ts';
import { analyticsMessages } from '../areas/energy/messages/analytics.ts';
import { invoiceMessages } from '../areas/invoices/messages/invoices.ts';
import { monthlyReportMessages } from '../areas/energy/messages/monthly-report.ts';
import { timeReportMessages } from '../areas/energy/messages/time-report.ts';
import { contactMessages } from '../areas/organisation/messages/contact.ts';
import { newsEditingMessages } from '../areas/news/messages/news-editing.ts';
import { newsMessages } from '../areas/news/messages/news.ts';
import { organisationMessages } from '../areas/organisation/messages/organisation.ts';
import { corporateGroupMessages } from '../areas/organisation/messages/corporate-groups.ts';
import { companyMessages } from '../areas/organisation/messages/companies.ts';
import { siteMessages } from '../areas/organisation/messages/sites.ts';
import { importMessages } from '../areas/organisation/messages/imports.ts';
import { overviewMessages } from '../areas/overview/messages/overview.ts';
import { residualMixMessages } from '../areas/environment/messages/residual-mix.ts';
import { siteGroupMessages } from '../areas/organisation/messages/site-groups.ts';
import { joinMessages, type TextsOfAll } from './join-messages.ts';
import { publicMessages } from './public.ts';
import { formMessages } from './shared/forms.ts';
import { helpMessages } from './shared/help.ts';
import { menuMessages } from './shared/menu.ts';
import { periodMessages } from './shared/period.ts';

/**
 * Message catalogues of the portal, one file per area (words: domain.md section 3), but for those that come with a page
 * (`pageTexts`).
 */
export const messages = [
  ...publicMessages,
  menuMessages,
  helpMessages,
  formMessages,
  periodMessages,
  overviewMessages,
  organisationMessages,
  corporateGroupMessages,
  companyMessages,
  siteMessages,
  importMessages,
  siteGroupMessages,
  contactMessages,
  newsMessages,
  newsEditingMessages,
  invoiceMessages,
  residualMixMessages,
  analyticsMessages,
  monthlyReportMessages,
  timeReportMessages,
  peopleMessages,
  auditMessages,
  roleMessages,
  profileMessages,
] as const;

/**
 * Every text of the portal by typed key. Each area has its own file, so that every text has one place. In the page's
 * language, which is loaded before this module.
 */
export const catalogue = joinMessages(messages, pageLanguage);

/** The catalogue's type: the literal messages, from which the arguments of each are read. */
export type Catalogue = TextsOfAll<typeof messages>;

/** The key of a message. */
export type MessageKey = keyof Catalogue & string;
