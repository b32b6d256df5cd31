import { sql, type InferResult } from 'kysely';
import type { CorporateGroup } from '@vinrod/api-client/contract';
import type { Cell, Column, Sheet } from '../files/sheet.ts';
import type { Caller } from '../server/caller.ts';
import { toCorporateGroup } from '../organisation/corporate-groups/corporate-group.ts';
import { searchedCorporateGroups } from '../organisation/corporate-groups/corporate-groups.ts';
import type { Deps } from '../server/deps.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { ListLayout } from './list-pdf.ts';
import { batchSize, readBatches } from '../files/read-batches.ts';
import { exportTexts as texts } from './texts.ts';

type Row = InferResult<ReturnType<typeof searchedCorporateGroups>>[number];

function columnsIn(language: Language): readonly Column[] {
  const whole = { kind: 'number', decimals: 0 } as const;
  const text = { kind: 'text' } as const;
  return [
    { heading: texts.corporateGroup[language], width: 40, format: text },
    { heading: texts.organizationNumber[language], width: 20, format: text },
    { heading: texts.companyCount[language], width: 12, format: whole },
    { heading: texts.siteCount[language], width: 18, format: whole },
    { heading: texts.annualConsumption[language], width: 22, format: whole },
    { heading: texts.accountManager[language], width: 28, format: text },
  ];
}

/** Layout of the corporate groups on a page. */
export const corporateGroupLayout: ListLayout = {
  groupedBy: [],
  columns: [30, 24, 12, 18, 22, 28].map((width, place) => ({ place, width })),
};

function cellsOf(group: CorporateGroup): readonly Cell[] {
  return [
    group.name,
    group.organization_number,
    group.customer_count,
    group.site_count,
    group.annual_consumption_kwh,
    group.account_manager?.full_name ?? null,
  ];
}

async function* cells(caller: Caller, rows: AsyncIterable<Row>): AsyncGenerator<readonly Cell[], void, void> {
  for await (const row of rows) yield cellsOf(toCorporateGroup(caller, row));
}

/** The corporate groups that the caller may see, in Swedish order, with the columns of the list. */
export async function corporateGroupSheet(
  { database: { db }, clock }: Deps,
  caller: Caller,
  { search, language }: { readonly search: string | undefined; readonly language: Language },
): Promise<Sheet> {
  const now = clock.now();
  const rows = await readBatches<Row>((after) => {
    const found = searchedCorporateGroups(db, caller, now, search)
      .orderBy('corporate_group.name')
      .orderBy('corporate_group.id')
      .limit(batchSize);
    if (after === null) return found.execute();
    return found
      .where(sql<boolean>`(corporate_group.name, corporate_group.id) > (${after.name}, ${after.id}::uuid)`)
      .execute();
  });
  return { name: texts.corporateGroups[language], columns: columnsIn(language), rows: cells(caller, rows) };
}
