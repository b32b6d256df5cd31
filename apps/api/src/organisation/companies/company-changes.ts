import { randomUUID } from 'node:crypto';
import type { Company } from '@vinrod/api-client/contract';
import { isOrganizationNumber } from '../../identifiers/organization-number.ts';
import { requireWhole, requireWholeCompany } from '../../authority/requirements.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound, refusedFields, type FieldProblem } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestBody } from '../../server/operation.ts';
import { requireCorporateGroup, visibleCompany } from '../../authority/site-scope.ts';
import { organisationTexts } from '../texts.ts';
import { readCompany } from './company.ts';
import { invoiceAddressColumns, visitingAddressColumns } from './postal-address.ts';

type Change = RequestBody<'updateCustomer'>;

/**
 * Validates what the contract cannot express.
 *
 * @throws ApiError 422 naming every refused field.
 */
function checkFields(fields: Change): void {
  const problems: FieldProblem[] = [];
  if (fields.name?.trim() === '') problems.push({ field: 'name', texts: [organisationTexts.blankName] });
  if (fields.organization_number !== undefined && !isOrganizationNumber(fields.organization_number))
    problems.push({ field: 'organization_number', texts: [organisationTexts.invalidOrganizationNumber] });
  if (problems.length > 0) throw refusedFields(problems);
}

/** The columns that a change sets; omitted ones stay. */
function changedColumns(body: Change) {
  return {
    ...(body.name === undefined ? {} : { name: body.name.trim() }),
    ...(body.organization_number === undefined ? {} : { organization_number: body.organization_number }),
    ...(body.invoice_address === undefined ? {} : invoiceAddressColumns(body.invoice_address)),
    ...(body.visiting_address === undefined ? {} : visitingAddressColumns(body.visiting_address)),
    ...(body.invoice_email === undefined ? {} : { invoice_email: body.invoice_email }),
    ...(body.invoice_reference === undefined ? {} : { invoice_reference: body.invoice_reference }),
    ...(body.invoice_delivery === undefined ? {} : { invoice_delivery: body.invoice_delivery }),
    ...(body.peppol_id === undefined ? {} : { peppol_id: body.peppol_id }),
    ...(body.environmental_choice === undefined ? {} : { environmental_choice: body.environmental_choice }),
    ...(body.status === undefined ? {} : { status: body.status }),
  };
}

/**
 * Creates a company in a corporate group that the caller may see as a whole.
 *
 * @throws ApiError 404 when they may not see it at all; 422 when they see a part, a field is refused or the kundnummer
 * is
 * taken.
 */
export async function createCompany(
  deps: Deps,
  caller: Caller,
  corporateGroupId: string,
  body: RequestBody<'createCorporateGroupCustomer'>,
): Promise<Company> {
  checkFields(body);
  return deps.database.transaction(async (trx) => {
    await requireCorporateGroup(trx, caller, corporateGroupId);
    requireWhole(caller, corporateGroupId);
    const id = randomUUID();
    const now = deps.clock.now();
    const made = await trx
      .insertInto('company')
      .values({
        corporate_group_id: corporateGroupId,
        id,
        customer_id: body.customer_id,
        name: body.name.trim(),
        organization_number: body.organization_number,
        ...changedColumns(body),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['corporate_group_id', 'customer_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined)
      throw refusedFields([{ field: 'customer_id', texts: [organisationTexts.customerIdTaken] }]);
    return readCompany(trx, deps, caller, id);
  });
}

/**
 * Updates the given fields of a company.
 *
 * @throws ApiError 404 when the caller may not see it; 422 when they see a part of it or a field is refused.
 */
export async function updateCompany(deps: Deps, caller: Caller, id: string, body: Change): Promise<Company> {
  checkFields(body);
  return deps.database.transaction(async (trx) => {
    const changed = await trx
      .updateTable('company')
      .set({ ...changedColumns(body), updated_at: deps.clock.now() })
      .where('company.id', '=', id)
      .where(visibleCompany(caller))
      .returning(['id', 'corporate_group_id'])
      .executeTakeFirst();
    if (changed === undefined) throw notFound();
    // Thrown inside the transaction, to roll back.
    requireWholeCompany(caller, changed);
    return readCompany(trx, deps, caller, id);
  });
}
