import type { SupplyContract } from '@vinrod/api-client/contract';
import type { CompanyTable } from '../store/schema/organisation.ts';

/** The contract columns of a company. */
export type ContractColumns = Pick<
  CompanyTable,
  'contract_name' | 'contract_type' | 'contract_start_date' | 'contract_end_date' | 'contract_notice_months'
>;

/** The contract as payloads have it; null when there is none. */
export function supplyContract(row: ContractColumns): SupplyContract | null {
  const { contract_name: name, contract_type: type, contract_start_date: start } = row;
  if (name === null || type === null || start === null) return null;
  return {
    name,
    type,
    start_date: start,
    end_date: row.contract_end_date,
    notice_months: row.contract_notice_months ?? 0,
  };
}
