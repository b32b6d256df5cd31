import type { Transaction } from 'kysely';
import type { IntakeFormat, IntakeKind } from '@vinrod/api-client/contract';
import { readServiceContract } from '../server/contract.ts';
import type { FieldProblem } from '../server/api-error.ts';
import type { JsonRecord } from '../server/json-document.ts';
import type { OperationId } from '../server/operation.ts';
import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import type { FileFormat } from '../supplier/files/file-format.ts';
import { invoiceRows } from '../supplier/invoices/invoices.ts';
import { meterValueRows } from '../supplier/meter-values/meter-values.ts';
import { companyRows } from '../supplier/organisation/companies.ts';
import { contactRows } from '../supplier/organisation/contacts.ts';
import { corporateGroupRows } from '../supplier/organisation/corporate-groups.ts';
import { siteRows } from '../supplier/organisation/sites.ts';
import { spotPriceRows } from '../supplier/prices/spot-prices.ts';
import { surchargeRows } from '../supplier/prices/surcharges.ts';
import { tariffRows } from '../supplier/prices/tariffs.ts';
import { temperatureRows } from '../supplier/prices/temperatures.ts';
import { rowCheck, type RowCheck } from '../supplier/rows/read-rows.ts';
import type { Intake, RowKind, RowOutcome, SentRow } from '../supplier/rows/row-kind.ts';
import { storeInOrder, storeRows, type Beside } from '../supplier/rows/store-batch.ts';

/** A row with what became of it. */
export interface RowResult {
  readonly line: number;
  readonly outcome: RowOutcome;
}

/** How the rows of a batch are stored. */
export interface BatchStoring {
  readonly database: Database;
  readonly intake: Intake;
  readonly isDryRun: boolean;
  readonly begin: Beside<unknown>['begin'];
  readonly end: (trx: Parameters<Beside<unknown>['end']>[0], results: readonly RowResult[]) => Promise<void>;
}

/** Rows of a batch, each checked by the contract. */
export interface RowBatch {
  /** Takes a row, or says what is wrong with it. */
  take(sent: SentRow<JsonRecord>): readonly FieldProblem[];
  /** Stores the rows that were taken, in their order. */
  store(storing: BatchStoring): Promise<readonly RowResult[]>;
  /**
   * Stores them in a transaction that ends later.
   *
   * @throws what the database refuses in spite of every check: nothing more can be done in the transaction then.
   */
  storeIn(trx: Transaction<Schema>, intake: Intake): Promise<readonly RowResult[]>;
}

/** Formats of files by the names that people know them by. */
const formatNames: Readonly<Record<string, IntakeFormat>> = {
  MSCONS: 'mscons',
  UTILTS: 'utilts',
  'Green Button': 'green_button',
  'ENTSO-E': 'entsoe',
  SMHI: 'smhi',
  'Peppol BIS Billing 3.0': 'peppol',
};

/** A kind of rows that files have. */
export interface KnownKind {
  readonly kind: IntakeKind;
  /** Whether its rows belong to no corporate group. */
  readonly isCommon: boolean;
  readonly formats: readonly FileFormat[];
  readonly batchSize: number;
  batch(): RowBatch;
}

function resultsOf<Row>(stored: readonly { readonly row: SentRow<Row>; readonly outcome: RowOutcome }[]) {
  return stored.map(({ row, outcome }): RowResult => ({ line: row.line, outcome }));
}

function known<Row>(
  kind: IntakeKind,
  operationId: OperationId,
  rows: RowKind<Row>,
  isCommon = false,
): KnownKind {
  let check: RowCheck<Row> | null = null;
  function checkOf(): RowCheck<Row> {
    const rule = readServiceContract().find(({ id }) => id === operationId);
    if (rule === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    return rowCheck<Row>(rule.row);
  }
  return {
    kind,
    isCommon,
    formats: rows.formats.filter(({ name }) => name in formatNames),
    batchSize: rows.batchSize,
    batch() {
      const sent: SentRow<Row>[] = [];
      return {
        take({ line, row, original }) {
          check ??= checkOf();
          const read = check(line, row);
          if ('problems' in read) return read.problems;
          sent.push(original === undefined ? read.sent : { ...read.sent, original });
          return [];
        },
        async store({ database, intake, isDryRun, begin, end }) {
          const storing = { database, operationId, kind: rows, intake, isDryRun };
          const beside: Beside<Row> = { begin, end: (trx, stored) => end(trx, resultsOf(stored)) };
          return resultsOf(await storeRows(storing, sent, beside));
        },
        async storeIn(trx, intake) {
          const storing = { operationId, kind: rows, intake, isDryRun: false };
          return resultsOf(await storeInOrder(trx, storing, sent));
        },
      };
    },
  };
}

/** Every kind of rows that a file can have. */
export const knownKinds: readonly KnownKind[] = [
  known('meter_values', 'putSupplierMeterValues', meterValueRows),
  known('spot_prices', 'putSupplierSpotPrices', spotPriceRows, true),
  known('temperatures', 'putSupplierTemperatures', temperatureRows, true),
  known('invoices', 'putSupplierInvoices', invoiceRows),
  known('corporate_groups', 'putSupplierCorporateGroups', corporateGroupRows),
  known('companies', 'putSupplierCompanies', companyRows),
  known('sites', 'putSupplierSites', siteRows),
  known('contacts', 'putSupplierContacts', contactRows),
  known('surcharges', 'putSupplierSurcharges', surchargeRows),
  known('tariffs', 'putSupplierTariffs', tariffRows),
];

/** What a file was recognised as. */
export interface Recognised {
  readonly known: KnownKind;
  readonly format: IntakeFormat;
}

/** The kind of rows that a format has. */
export function kindOfFormat(format: FileFormat): Recognised {
  const found = knownKinds.find(({ formats }) => formats.includes(format));
  const name = formatNames[format.name];
  if (found === undefined || name === undefined) throw new Error(`${format.name} is of no known kind.`);
  return { known: found, format: name };
}

/** Every name of a format. */
export const intakeFormats: readonly IntakeFormat[] = [...Object.values(formatNames), 'csv', 'xlsx'];

/** Every format of a market, in the order in which a file is compared with them. */
export const knownFormats: readonly FileFormat[] = knownKinds.flatMap(({ formats }) => formats);
