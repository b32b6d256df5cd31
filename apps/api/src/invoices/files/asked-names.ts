import type { Queries } from '../../store/index.ts';
import type { InvoiceChoice } from './choice.ts';

/** Names of what a query is limited to; null where it is not. */
export interface AskedNames {
  readonly corporateGroup: string | null;
  readonly company: string | null;
  readonly site: string | null;
}

/** Names of the corporate group, company and site of a query that has been answered: they exist. */
export async function askedNames(
  db: Queries,
  { corporate_group: corporateGroup, company, site }: InvoiceChoice,
): Promise<AskedNames> {
  const nameOf = async (
    table: 'corporate_group' | 'company' | 'site',
    id: string | undefined,
  ): Promise<string | null> => {
    if (id === undefined) return null;
    const { name } = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow();
    return name;
  };
  return {
    corporateGroup: await nameOf('corporate_group', corporateGroup),
    company: await nameOf('company', company),
    site: await nameOf('site', site),
  };
}
