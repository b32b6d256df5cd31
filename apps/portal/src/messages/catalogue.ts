import { pageLanguage } from '#language';

import { auditMessages } from '../areas/people/messages/audit.ts';
import { peopleMessages } from '../areas/people/messages/people.ts';
import { profileMessages } from '../areas/account/messages/profile.ts';
import { roleMessages } from '../areas/people/messages/roles.ts';
import { analyticsMessages } from '../areas/energy/messages/analytics.ts';
import { invoiceMessages } from '../areas/invoices/messages/invoices.ts';
import { monthlyReportMessages } from '../areas/energy/messages/monthly-report.ts';
import { timeReportMessages } from '../areas/energy/messages/time-report.ts';
import { certificateMessages } from '../areas/environment/messages/certificates.ts';
import { contactMessages } from '../areas/organisation/messages/contact.ts';
import { newsEditingMessages } from '../areas/news/messages/news-editing.ts';
import { newsMessages } from '../areas/news/messages/news.ts';
import { organisationMessages } from '../areas/organisation/messages/organisation.ts';
import { overviewMessages } from '../areas/overview/messages/overview.ts';
import { residualMixMessages } from '../areas/environment/messages/residual-mix.ts';
import { siteGroupMessages } from '../areas/organisation/messages/site-groups.ts';
import { joinMessages, type TextsOfAll } from './join-messages.ts';
import { publicMessages } from './public.ts';
import { formMessages } from './shared/forms.ts';
import { helpMessages } from './shared/help.ts';
import { menuMessages } from './shared/menu.ts';
import { periodMessages } from './shared/period.ts';

/** Every catalogue of the portal, one file per area (words: domain.md section 3). */
export const messages = [
  ...publicMessages,
  menuMessages,
  helpMessages,
  formMessages,
  periodMessages,
  overviewMessages,
  organisationMessages,
  siteGroupMessages,
  contactMessages,
  newsMessages,
  newsEditingMessages,
  invoiceMessages,
  residualMixMessages,
  certificateMessages,
  analyticsMessages,
  monthlyReportMessages,
  timeReportMessages,
  peopleMessages,
  auditMessages,
  roleMessages,
  profileMessages,
] as const;

/**
 * Every text of the portal under typed keys. Written in one file per area and joined here, so that a text is changed in
 * one place. In the page's language, which has come before this code.
 */
export const catalogue = joinMessages(messages, pageLanguage);

/** The catalogue's type: the literal messages, from which the arguments of each are read. */
export type Catalogue = TextsOfAll<typeof messages>;

/** The key of a message. */
export type MessageKey = keyof Catalogue & string;
