import type { Fetch } from '@vinrod/api-client';
import { isRecord } from '../../../apps/api/src/server/json-document.ts';

/** A second back end: ours, with one fault. */
export interface PlantedFault {
  /** What is wrong, as a developer would say it. */
  readonly name: string;
  /** The check that names it. */
  readonly foundBy: string;
  /** Puts the fault between the kit and a back end. */
  readonly around: (inner: Fetch) => Fetch;
}

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Answers of a path, with their body, are made into others. */
function changed(
  isMeant: (request: Request, response: Response) => boolean,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): (inner: Fetch) => Fetch {
  return (inner) => async (request) => {
    const response = await inner(request.clone());
    return isMeant(request, response) ? change(response, request) : response;
  };
}

function withBody(
  response: Response,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...headers },
  });
}

/** Changes the JSON of good answers of one path. */
function withFields(
  path: RegExp,
  change: (body: Record<string, unknown>) => Readonly<Record<string, unknown>>,
): (inner: Fetch) => Fetch {
  return changed(
    (request, { ok }) => ok && request.method === 'GET' && path.test(pathOf(request)),
    async (response) => {
      const body: unknown = await response.json();
      return withBody(response, JSON.stringify(isRecord(body) ? change(body) : body));
    },
  );
}

function withoutHeader(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

/** Sends a request again with other headers; null takes one away. */
function sentWith(request: Request, headers: Readonly<Record<string, string | null>>): Request {
  const other = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) other.delete(name);
    else other.set(name, value);
  }
  return new Request(request, { headers: other });
}

/** Remembers by a key what a good answer was, and gives it again when the same is refused later. */
function answeredAgain(path: string, keyOf: (body: string) => string): (inner: Fetch) => Fetch {
  return (inner) => {
    const known = new Map<string, string>();
    return async (request) => {
      if (pathOf(request) !== path) return inner(request);
      const key = keyOf(await request.clone().text());
      const response = await inner(request);
      const first = known.get(key);
      if (response.ok) known.set(key, await response.clone().text());
      return response.status === 401 && first !== undefined
        ? new Response(first, { status: 200, headers: { 'Content-Type': 'application/json' } })
        : response;
    };
  };
}

/** The newest token that each person was given, by the kind that the profile has. */
function borrowedToken(isMeant: (request: Request) => boolean): (inner: Fetch) => Fetch {
  return (inner) => {
    let ofStaff: string | null = null;
    return async (request) => {
      const response = await inner(request.clone());
      if (response.ok && pathOf(request).endsWith('/administrators/'))
        ofStaff = request.headers.get('authorization');
      if (![403, 404].includes(response.status) || ofStaff === null || !isMeant(request)) return response;
      return inner(sentWith(request, { Authorization: ofStaff }));
    };
  };
}

/** Sends a request again with another body. */
function sentAgain(request: Request, body: unknown): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

/** Calls that are refused because something is of another are sent again with the token of the one who last got through. */
function ownersToken(isMeant: (request: Request) => boolean): (inner: Fetch) => Fetch {
  return (inner) => {
    const owners = new Map<string, string | null>();
    return async (request) => {
      const key = `${request.method} ${pathOf(request)}`;
      const response = await inner(request.clone());
      if (!isMeant(request)) return response;
      if (response.ok) owners.set(key, request.headers.get('authorization'));
      const owner = owners.get(key);
      return [403, 404].includes(response.status) && owner !== undefined
        ? inner(sentWith(request, { Authorization: owner }))
        : response;
    };
  };
}

const profile = /\/users\/profile\/?$/;
const invoices = /\/corporategroups\/[\w-]+\/invoices\/$/;
const siteGroups = /\/corporategroups\/[\w-]+\/site-groups\/$/;
const siteGroup = /\/sites\/groups\/[\w-]+\/$/;
const users = /\/corporategroups\/[\w-]+\/users\/$/;
const isExport = (request: Request, { ok }: Response): boolean =>
  ok && pathOf(request).includes('/v1/exports/');

/** The faults, each in a back end of its own. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a field is missing',
    foundBy: 'shapes.answer',
    around: withFields(profile, (body) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'title')),
    ),
  },
  {
    name: 'a field has the wrong type',
    foundBy: 'shapes.answer',
    around: withFields(profile, (body) => ({ ...body, roles: 'Administratör' })),
  },
  {
    name: 'null where the contract has none',
    foundBy: 'shapes.answer',
    around: withFields(profile, (body) => ({ ...body, full_name: null })),
  },
  {
    name: 'a number as a text',
    foundBy: 'shapes.answer',
    around: withFields(invoices, (body) => ({ ...body, count: String(body['count']) })),
  },
  {
    name: 'a word outside the list of the contract',
    foundBy: 'shapes.answer',
    around: withFields(profile, (body) => ({ ...body, user_type: 'customer' })),
  },
  {
    name: 'a missing token answers 403',
    foundBy: 'permissions.no-token',
    around: changed(
      (request, { status }) => status === 401 && !request.headers.has('authorization'),
      async (response) => new Response(await response.text(), { status: 403, headers: response.headers }),
    ),
  },
  {
    name: 'what is forbidden is answered',
    foundBy: 'permissions.missing-permission',
    around: borrowedToken((request) => pathOf(request).endsWith('/news/')),
  },
  {
    name: "another customer's invoices are answered",
    foundBy: 'tenancy.foreign-id',
    around: borrowedToken((request) => invoices.test(pathOf(request))),
  },
  {
    name: "a list holds another customer's company",
    foundBy: 'tenancy.leak',
    around: (inner) => {
      const companies = new Map<string, unknown>();
      return withFields(/\/corporategroups\/[\w-]+\/customers\/$/, (body) => {
        const rows = Array.isArray(body['results']) ? body['results'] : [];
        for (const row of rows) if (isRecord(row)) companies.set(String(row['uuid']), row);
        return { ...body, results: [...companies.values()] };
      })(inner);
    },
  },
  {
    name: 'the count of a list is wrong',
    foundBy: 'paging.count',
    around: withFields(invoices, (body) => ({ ...body, count: Number(body['count']) + 7 })),
  },
  {
    name: 'the next page has no address',
    foundBy: 'paging.next',
    around: withFields(invoices, (body) => ({ ...body, next: null })),
  },
  {
    name: 'a page beyond the end answers 404',
    foundBy: 'paging.beyond-the-end',
    around: changed(
      (request, { ok }) => ok && Number(new URL(request.url).searchParams.get('offset')) >= 1000,
      () =>
        Response.json({ type: 'non_field_error', details: { message: 'Ogiltig sida.' } }, { status: 404 }),
    ),
  },
  {
    name: 'a used refresh token works again',
    foundBy: 'sessions.reused-refresh',
    around: answeredAgain('/api/v1/token/refresh', (body) => body),
  },
  {
    name: 'a used code works again',
    foundBy: 'sessions.used-code',
    around: answeredAgain('/api/v1/verify-otp', (body) => body),
  },
  {
    name: 'an expired code works',
    foundBy: 'expiry.expired-code',
    around: (inner) => {
      let last = '';
      return async (request) => {
        const response = await inner(request.clone());
        if (!pathOf(request).endsWith('/verify-otp')) return response;
        if (response.ok) last = await response.clone().text();
        // Wrong codes are told apart by nothing here, which no check of expiry minds.
        return response.status === 401
          ? new Response(last, { headers: { 'Content-Type': 'application/json' } })
          : response;
      };
    },
  },
  {
    name: 'errors have the shape of a framework',
    foundBy: 'errors.body',
    around: changed(
      (_, { status }) => status === 404,
      (response) => withBody(response, '{"detail":"Not found."}'),
    ),
  },
  {
    name: 'the server fails for an id that nothing has',
    foundBy: 'errors.unknown-id',
    around: changed(
      (_, { status }) => status === 404,
      async (response) => new Response(await response.text(), { status: 500, headers: response.headers }),
    ),
  },
  {
    name: 'a path without its slash is redirected',
    foundBy: 'errors.no-redirect',
    around: (inner) => (request) =>
      pathOf(request).endsWith('/profile')
        ? Promise.resolve(new Response(null, { status: 301, headers: { Location: `${request.url}/` } }))
        : inner(request),
  },
  {
    name: 'a file has the content type of bytes',
    foundBy: 'exports.content-type',
    around: changed(isExport, async (response) =>
      withBody(response, await response.arrayBuffer(), { 'content-type': 'application/octet-stream' }),
    ),
  },
  {
    name: 'a file is empty',
    foundBy: 'exports.content',
    around: changed(isExport, (response) => withBody(response, '')),
  },
  {
    name: 'a file is a page of HTML',
    foundBy: 'exports.signature',
    around: changed(isExport, (response) => withBody(response, '<!DOCTYPE html><p>Rapport</p>')),
  },
  {
    name: 'a file has no name',
    foundBy: 'exports.file-name',
    around: changed(isExport, (response) => withoutHeader(response, 'content-disposition')),
  },
  {
    name: 'the shadow header is not read',
    foundBy: 'shadow.view',
    around: (inner) => (request) =>
      inner(sentWith(request, { 'x-shadow-user': null, 'x-shadow-group': null })),
  },
  {
    name: 'what is of the person itself can be changed in shadow mode',
    foundBy: 'shadow.refused-write',
    around: changed(
      (request, { status }) =>
        status === 403 && request.method === 'PATCH' && request.headers.has('x-shadow-user'),
      () => Response.json({}),
    ),
  },
  {
    name: 'the origin is not named',
    foundBy: 'cross-origin.answer',
    around: changed(
      (request) => request.method === 'GET',
      (response) => withoutHeader(response, 'access-control-allow-origin'),
    ),
  },
  {
    name: 'any origin is let in with credentials',
    foundBy: 'cross-origin.stranger',
    around: changed(
      (request) => request.headers.has('origin'),
      async (response, request) =>
        withBody(response, response.status === 204 ? null : await response.arrayBuffer(), {
          'access-control-allow-origin': request.headers.get('origin') ?? '',
          'access-control-allow-credentials': 'true',
        }),
    ),
  },
  {
    name: 'a name is answered otherwise than it was sent',
    foundBy: 'writes.create',
    around: changed(
      (request, { ok }) => ok && request.method === 'POST' && siteGroups.test(pathOf(request)),
      async (response) => {
        const body: unknown = await response.json();
        return withBody(response, JSON.stringify(isRecord(body) ? { ...body, name: 'Grupp' } : body));
      },
    ),
  },
  {
    name: 'what was made is not in its list',
    foundBy: 'writes.create',
    around: withFields(siteGroups, (body) => ({ ...body, count: 0, next: null, results: [] })),
  },
  {
    name: 'a change is answered and not kept',
    foundBy: 'writes.change',
    around: (inner) => async (request) => {
      if (request.method !== 'PATCH' || !siteGroup.test(pathOf(request))) return inner(request);
      const change: unknown = await request.json();
      const { url, headers } = request;
      const before: unknown = await (await inner(new Request(url, { headers }))).json();
      return Response.json(isRecord(before) && isRecord(change) ? { ...before, ...change } : before);
    },
  },
  {
    name: 'a change of one field empties another',
    foundBy: 'writes.change',
    around: (inner) => async (request) => {
      if (request.method !== 'PATCH' || !siteGroup.test(pathOf(request))) return inner(request);
      const change: unknown = await request.json();
      return inner(sentAgain(request, { ...(isRecord(change) ? change : {}), sites: [] }));
    },
  },
  {
    name: 'what is removed is still there',
    foundBy: 'writes.remove',
    around: (inner) => {
      const asked = new Set<string>();
      return async (request) => {
        if (request.method !== 'DELETE' || !siteGroup.test(pathOf(request))) return inner(request);
        const { url, headers } = request;
        // Others are refused as before, and the second try removes it, so that nothing is left for the other tests.
        const isTheirs = (await inner(new Request(url, { headers }))).ok;
        const isFirst = isTheirs && !asked.has(url);
        if (isTheirs) asked.add(url);
        return isFirst ? Response.json({}) : inner(request);
      };
    },
  },
  {
    name: 'an empty name is taken',
    foundBy: 'writes.refused',
    around: changed(
      (request, { status }) =>
        status === 400 && request.method === 'POST' && siteGroups.test(pathOf(request)),
      () => Response.json({}),
    ),
  },
  {
    name: "another customer's site group can be changed",
    foundBy: 'writes.foreign',
    around: ownersToken((request) => request.method === 'PATCH' && siteGroup.test(pathOf(request))),
  },
  {
    name: "another customer's site group is said to be removed",
    foundBy: 'writes.foreign',
    around: changed(
      (request, { status }) =>
        status === 404 && request.method === 'DELETE' && siteGroup.test(pathOf(request)),
      () => Response.json({}),
    ),
  },
  {
    name: "a user is made in another customer's corporate group",
    foundBy: 'writes.foreign-create',
    around: ownersToken((request) => request.method === 'POST' && users.test(pathOf(request))),
  },
  {
    name: 'users are made in shadow mode',
    foundBy: 'writes.shadow',
    around: (inner) => (request) =>
      inner(
        request.method === 'POST' && users.test(pathOf(request))
          ? sentWith(request, { 'x-shadow-user': null })
          : request,
      ),
  },
  {
    name: 'a title of the profile is not kept',
    foundBy: 'writes.profile',
    around: withFields(profile, (body) => ({ ...body, title: 'Chef' })),
  },
  {
    name: 'removing leaves the row in its list',
    foundBy: 'writes.left',
    around: (inner) => {
      let kept: unknown;
      return withFields(siteGroups, (body) => {
        const rows = Array.isArray(body['results']) ? body['results'] : [];
        const made = rows.find((row) => isRecord(row) && String(row['name']).startsWith('Conformance-'));
        kept ??= made;
        return { ...body, results: made === undefined && kept !== undefined ? [kept, ...rows] : rows };
      })(inner);
    },
  },
];
