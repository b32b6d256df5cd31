import { isRecord } from '../../record.ts';
import type { Rule } from '../result.ts';
import type { Exchange } from '../exchange.ts';
import { isAllowed, isPagedList } from '../contract/operation.ts';
import { askedOf, missingIds, rowsOf, type Scene } from '../scene.ts';

const source = 'contract, Lists';
const limit: Rule = {
  id: 'paging.limit',
  wants: 'A page has at most as many results as limit says.',
  source,
};
const count: Rule = {
  id: 'paging.count',
  wants:
    'count is the number of all results: the last one is at offset count - 1, and nothing comes after it.',
  source,
};
const next: Rule = {
  id: 'paging.next',
  wants: 'next is the address of the following page while there is one, and null on the last page.',
  source,
};
const previous: Rule = {
  id: 'paging.previous',
  wants: 'previous is null on the first page and the address of the page before on every other.',
  source,
};
const beyond: Rule = {
  id: 'paging.beyond-the-end',
  wants: 'A page beyond the end answers 200 without results, with the same count.',
  source,
};

/** Rules about lists. */
export const pagingRules: readonly Rule[] = [limit, count, next, previous, beyond];

interface Page {
  readonly count: number;
  readonly next: unknown;
  readonly previous: unknown;
  readonly rows: readonly unknown[];
}

function pageOf({ status, json }: Exchange): Page | null {
  if (status !== 200 || !isRecord(json) || typeof json['count'] !== 'number') return null;
  return { count: json['count'], next: json['next'], previous: json['previous'], rows: rowsOf(json) };
}

/** The offset and limit in the address of another page; null when it is no address. */
function placeIn(address: unknown, url: string): { readonly offset: number; readonly limit: number } | null {
  if (typeof address !== 'string' || !URL.canParse(address, url)) return null;
  const { searchParams } = new URL(address, url);
  return { offset: Number(searchParams.get('offset') ?? 0), limit: Number(searchParams.get('limit')) };
}

/** Every list that a caller may read. */
export async function checkPaging(scene: Scene): Promise<void> {
  const { askAs, callers, findings, operations, period } = scene;
  for (const caller of callers) {
    const ids = await scene.idsOf(caller);
    for (const operation of operations.filter(isPagedList)) {
      if (!isAllowed(operation, caller.permissions) || missingIds(operation, ids).length > 0) continue;
      const target = `${operation.id} as ${caller.name}`;
      const given = askedOf(operation, ids, period);
      const at = (query: Readonly<Record<string, string>>) =>
        askAs(caller, { ...given, query: { ...given.query, ...query } }, operation.id);

      const first = await at({ limit: '1', offset: '0' });
      const page = pageOf(first);
      // Reports count rows otherwise, and a page of the wrong shape is a matter of shapes.
      if (page === null) continue;
      findings.judge(limit, target, first, page.rows.length <= 1 ? null : 'at most 1 result');
      findings.judge(
        previous,
        `${target}, first page`,
        first,
        page.previous === null ? null : 'previous null',
      );
      if (page.count > 1) {
        const place = placeIn(page.next, first.url);
        const isNext = place?.offset === 1 && place.limit === 1;
        findings.judge(next, target, first, isNext ? null : 'an address with limit=1 and offset=1 in next');
      } else findings.judge(next, target, first, page.next === null ? null : 'next null');

      if (page.count > 0) {
        const last = await at({ limit: '2', offset: String(page.count - 1) });
        const end = pageOf(last);
        findings.judge(
          count,
          target,
          last,
          end?.rows.length === 1 && end.count === page.count
            ? null
            : `1 result at offset ${page.count - 1}, the last of ${page.count}`,
        );
        findings.judge(next, `${target}, last page`, last, end?.next === null ? null : 'next null');
        if (page.count > 1) {
          const place = placeIn(end?.previous, last.url);
          const isBefore = place !== null && place.offset < page.count - 1;
          findings.judge(
            previous,
            target,
            last,
            isBefore ? null : 'an address with a smaller offset in previous',
          );
        }
      }

      const after = await at({ limit: '5', offset: String(page.count + 1000) });
      const none = pageOf(after);
      findings.judge(
        beyond,
        target,
        after,
        none?.rows.length === 0 && none.count === page.count && none.next === null
          ? null
          : `200 with count ${page.count}, next null and no results`,
      );
    }
  }
}
