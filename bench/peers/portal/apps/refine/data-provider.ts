import type { DataProvider } from '@refinedev/core';
import { invoices, sites } from '../rows.ts';

const lists: Readonly<Record<string, readonly unknown[]>> = { invoices, sites };

const refuse = async (): Promise<never> => {
  throw new Error('The bench only reads lists.');
};

/** The rows of the bench, a page at a time. */
export const dataProvider: DataProvider = {
  getList: async ({ resource, pagination }) => {
    const rows = lists[resource] ?? [];
    const { currentPage = 1, pageSize = 25 } = pagination ?? {};
    const page = rows.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    // As a server answers: every row is read again.
    return { data: JSON.parse(JSON.stringify(page)), total: rows.length };
  },
  getOne: refuse,
  create: refuse,
  update: refuse,
  deleteOne: refuse,
  getApiUrl: () => '/',
};
