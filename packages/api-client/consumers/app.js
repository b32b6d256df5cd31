import { createClient, isFieldError, memoryStorage } from '@vinrod/api-client';

/** Answers like a server whose access tokens have expired. */
function answer(request) {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/token/refresh')) return Response.json({ access: 'fresh', refresh: 'next' });
  if (request.headers.get('Authorization') !== 'Bearer fresh') return new Response(null, { status: 401 });
  if (pathname.endsWith('/time-sheets/')) {
    return new Response('Tid;kWh\n', {
      headers: {
        'Content-Type': 'text/csv',
        'Content-Disposition': "attachment; filename*=UTF-8''%C3%85r.csv",
      },
    });
  }
  if (request.method === 'PATCH') {
    const details = [{ field: 'title', errors: ['För', 'lång.'] }];
    return Response.json({ type: 'field_error', details }, { status: 422 });
  }
  return Response.json({ full_name: 'Anna Lindqvist', permissions: {} });
}

/** Signs in again by refresh, reads, downloads and fails: what an application does. */
export async function run() {
  const client = createClient({
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage({ accessToken: 'old', refreshToken: 'refresh' }),
    fetch: async (request) => answer(request),
  });
  const profiles = await Promise.all([client.profile.get(), client.profile.get()]);
  const file = await client.exports.timeSheets({
    path: { id: 'k' },
    query: { start_date: '2026-01-01', end_date: '2026-01-31' },
  });
  const refused = await client.profile.update({ body: { title: '' } }).catch((error) => error);
  return [
    ...profiles.map(({ full_name }) => full_name),
    file.fileName,
    (await file.blob.text()).trim(),
    isFieldError(refused) && refused.fieldErrors.title,
  ].join('|');
}
