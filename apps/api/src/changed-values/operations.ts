import { operation, type Operation } from '../server/operation.ts';
import { changedDocuments } from './changed-documents.ts';
import { madeCertificates, madeInvoices } from './documents.ts';

/** What meter values that came late have made old. */
export const changedValueOperations: readonly Operation[] = [
  operation('getChangedValues', async ({ deps, caller, query }) => {
    const { db } = deps.database;
    const { invoice = [], certificate = [] } = query;
    const made = [
      ...(await madeInvoices(db, caller, invoice)),
      ...(await madeCertificates(db, caller, certificate)),
    ];
    return { documents: await changedDocuments(db, made) };
  }),
];
