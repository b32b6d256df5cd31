import type { IntakeBuyer } from '@vinrod/api-client/contract';
import type { Queries } from '../store/database.ts';
import type { FileSeller } from '../supplier/files/file-format.ts';
import type { CompanyKey, FileBuyer } from '../supplier/files/peppol/buyer.ts';
import { corporateGroupKey } from '../supplier/rows/corporate-group-key.ts';
import type { KeptSettings } from './intake-settings.ts';

/** A buyer whose identifiers do not tell its company, as it is kept with what was found in its file. */
export interface FoundBuyer extends FileBuyer {
  readonly seller: FileSeller;
}

/** A file, with what was told of it. */
interface FileWithSettings {
  readonly settings: KeptSettings;
  readonly reaches_all: boolean;
}

/** The buyer of an invoice that its identifiers do not tell: the company that was told of it, or of another for the same buyer. */
export class OpenBuyer {
  readonly #db: Queries;
  readonly #corporateGroup: string | null;
  readonly #mayAdopt: boolean;
  given: string | null;
  found: FoundBuyer | null = null;

  constructor(db: Queries, { settings, reaches_all: reachesAll }: FileWithSettings, mayAdopt: boolean) {
    this.#db = db;
    this.#corporateGroup = settings.corporate_group;
    // The company may be of a corporate group that the sender does not see.
    this.#mayAdopt = mayAdopt && reachesAll;
    this.given = settings.buyer;
  }

  async companyOf(seller: FileSeller, buyer: FileBuyer): Promise<CompanyKey | null> {
    this.found = { ...buyer, seller };
    if (this.given === null && this.#mayAdopt) this.given = await this.#kept(this.found);
    if (this.given === null) return null;
    const company = this.#db
      .selectFrom('company')
      .innerJoin('corporate_group', 'corporate_group.id', 'company.corporate_group_id')
      .select([corporateGroupKey.as('corporate_group'), 'company.customer_id'])
      .where('company.id', '=', this.given);
    const group = this.#corporateGroup;
    const within = group === null ? company : company.where('company.corporate_group_id', '=', group);
    return (await within.executeTakeFirst()) ?? null;
  }

  async #kept({ seller, key }: FoundBuyer): Promise<string | null> {
    const kept = await this.#db
      .selectFrom('intake_buyer')
      .select('company_id')
      .where('seller', '=', seller.key)
      .where('buyer', '=', key)
      .executeTakeFirst();
    return kept?.company_id ?? null;
  }
}

/** A buyer as it is answered with. */
export function buyerAnswer(found: FoundBuyer | null): IntakeBuyer | null {
  return found === null
    ? null
    : { name: found.name, identifiers: found.identifiers, seller: found.seller.name };
}
