import { publicCatalogue } from './public.ts';
import { analyticsMessages } from './sv/analytics.ts';
import { auditMessages } from './sv/audit.ts';
import { certificateMessages } from './sv/certificates.ts';
import { contactMessages } from './sv/contact.ts';
import { formMessages } from './sv/forms.ts';
import { helpMessages } from './sv/help.ts';
import { invoiceMessages } from './sv/invoices.ts';
import { menuMessages } from './sv/menu.ts';
import { monthlyReportMessages } from './sv/monthly-report.ts';
import { newsEditingMessages } from './sv/news-editing.ts';
import { newsMessages } from './sv/news.ts';
import { organisationMessages } from './sv/organisation.ts';
import { overviewMessages } from './sv/overview.ts';
import { peopleMessages } from './sv/people.ts';
import { periodMessages } from './sv/period.ts';
import { profileMessages } from './sv/profile.ts';
import { residualMixMessages } from './sv/residual-mix.ts';
import { roleMessages } from './sv/roles.ts';
import { siteGroupMessages } from './sv/site-groups.ts';
import { timeReportMessages } from './sv/time-report.ts';

/**
 * Every text of the portal, in Swedish, as ICU messages under typed keys. Written in one file per area and joined
 * here, so that a text is changed in one place (words: domain.md section 3).
 */
export const catalogue = {
  ...publicCatalogue,
  ...menuMessages,
  ...helpMessages,
  ...formMessages,
  ...periodMessages,
  ...overviewMessages,
  ...organisationMessages,
  ...siteGroupMessages,
  ...contactMessages,
  ...newsMessages,
  ...newsEditingMessages,
  ...invoiceMessages,
  ...residualMixMessages,
  ...certificateMessages,
  ...analyticsMessages,
  ...monthlyReportMessages,
  ...timeReportMessages,
  ...peopleMessages,
  ...auditMessages,
  ...roleMessages,
  ...profileMessages,
} as const;

/** The catalogue's type: the literal messages, from which the arguments of each are read. */
export type Catalogue = typeof catalogue;

/** The key of a message. */
export type MessageKey = keyof Catalogue;
