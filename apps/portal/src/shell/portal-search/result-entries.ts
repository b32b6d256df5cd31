import type { SearchKind, SearchResult } from '@vinrod/api-client';
import type { PaletteEntry } from '@vinrod/ui/command-palette';
import { Boxes, Building2, FileBadge, Newspaper, ReceiptText, UserRound, Zap } from 'lucide-react';

import { paths } from '#navigation';

type Look = Pick<PaletteEntry, 'group' | 'icon'>;

const looks: Readonly<Record<SearchKind, Look>> = {
  corporate_group: { group: 'koncerner', icon: Building2 },
  company: { group: 'companies', icon: Building2 },
  site: { group: 'sites', icon: Zap },
  site_group: { group: 'groups', icon: Boxes },
  customer_user: { group: 'people', icon: UserRound },
  internal_user: { group: 'people', icon: UserRound },
  invoice: { group: 'invoices', icon: ReceiptText },
  certificate: { group: 'certificates', icon: FileBadge },
  news: { group: 'news', icon: Newspaper },
};

/** Address of a result; undefined when the response lacks the information. */
function addressOf({ kind, uuid, title, corporate_group: group, company }: SearchResult): string | undefined {
  const corporateGroup = group?.uuid;
  switch (kind) {
    case 'corporate_group':
      return paths.corporateGroup(uuid);
    case 'site_group':
      return paths.siteGroup(uuid);
    case 'internal_user':
      return paths.internalUser(uuid);
    case 'certificate':
      return paths.certificateNumber(title);
    case 'news':
      return paths.newsArticle(uuid);
    case 'company':
      return corporateGroup === undefined ? undefined : paths.company(corporateGroup, uuid);
    case 'customer_user':
      return corporateGroup === undefined ? undefined : paths.customerUser(corporateGroup, uuid);
    case 'invoice':
      return corporateGroup === undefined ? undefined : paths.invoiceOf(corporateGroup, uuid);
    case 'site':
      return corporateGroup === undefined || company === null
        ? undefined
        : paths.site(corporateGroup, company, uuid);
  }
}

/**
 * Converts the server's results to entries of the search.
 *
 * @param shown - uuid of the corporate group shown: results of another one show its name.
 */
export function resultEntries(
  results: readonly SearchResult[],
  shown: string | undefined,
): readonly PaletteEntry[] {
  return results.flatMap((result): PaletteEntry[] => {
    const href = addressOf(result);
    if (href === undefined) return [];
    const { kind, uuid, title, details, corporate_group: group } = result;
    const isElsewhere = group !== null && group.uuid !== shown && kind !== 'corporate_group';
    const description = [...details, ...(isElsewhere ? [group.name] : [])].join(', ');
    return [
      {
        id: `${kind}:${uuid}`,
        label: title,
        href,
        ...looks[kind],
        ...(description === '' ? {} : { description }),
      },
    ];
  });
}
