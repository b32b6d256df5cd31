import {
  type ApiError,
  browserStorage,
  createClient,
  type Download,
  type Invoice,
  isFieldError,
  type PermissionKey,
  type Session,
  uploadProgress,
} from '@vinrod/api-client';
import type { operations } from '@vinrod/api-client/contract';

const client = createClient({ baseUrl: '/api', storage: browserStorage({ key: 'session' }), retries: 2 });

export async function invoicesOf(corporateGroup: string): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for await (const invoice of client.invoices.list.all({
    path: { id: corporateGroup },
    query: {
      status: 'unpaid',
      ordering: '-due_date',
    },
  })) {
    found.push(invoice);
  }
  return found;
}

export const report = (corporateGroup: string): Promise<Download> =>
  client.exports.monthlyReports({
    path: { id: corporateGroup },
    query: { start_date: new Date(), end_date: '2026-12-31', format: 'pdf' },
  });

export async function rename(id: number, display_name: string): Promise<Readonly<Record<string, string>>> {
  try {
    await client.internalRoles.update({ path: { id }, body: { display_name }, timeoutMs: 5000 });
    return {};
  } catch (error) {
    if (isFieldError(error)) return error.fieldErrors;
    throw error;
  }
}

export const upload = (id: string, form: FormData, show: (sent: number) => void) =>
  client.news.uploadFiles({ path: { id }, body: form, fetch: uploadProgress(show) });

export type Login = operations['login'];
export const key: PermissionKey = 'can_view_invoice';
export const kindOf = (error: ApiError): string => error.kind;
export const tokenOf = (session: Session): string => session.accessToken;

// @ts-expect-error -- there is no such status
void client.invoices.list({ path: { id: 'k' }, query: { status: 'lost' } });
// @ts-expect-error -- a corporate group is needed
void client.dashboards.corporateGroup();
// @ts-expect-error -- a corporate group and a user are needed
void client.customerUsers.get({ path: { id: 'k' } });
// @ts-expect-error -- no such field
void client.profile.update({ body: { permissions: {} } });
