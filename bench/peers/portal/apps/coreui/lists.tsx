import { CPagination, CPaginationItem, CTable } from '@coreui/react';
import { useState } from 'react';
import { invoices, sites } from '../rows.ts';

const PAGE = 25;

function Pages({ count, page, onChange }: { count: number; page: number; onChange: (page: number) => void }) {
  return (
    <CPagination>
      {Array.from({ length: Math.ceil(count / PAGE) }, (_unused, index) => (
        <CPaginationItem key={index} active={index === page} onClick={() => onChange(index)}>
          {index + 1}
        </CPaginationItem>
      ))}
    </CPagination>
  );
}

/** The invoices, 25 a page. */
export function InvoiceList() {
  const [page, setPage] = useState(0);
  return (
    <>
      <h1>Invoices</h1>
      <CTable
        hover
        columns={[
          { key: 'number', label: 'Number' },
          { key: 'company', label: 'Company' },
          { key: 'due', label: 'Due' },
          { key: 'amount', label: 'Amount' },
          { key: 'status', label: 'Status' },
        ]}
        items={invoices.slice(page * PAGE, (page + 1) * PAGE).map((row) => ({ ...row }))}
      />
      <Pages count={invoices.length} page={page} onChange={setPage} />
    </>
  );
}

/** The sites, 25 a page. */
export function SiteList() {
  const [page, setPage] = useState(0);
  return (
    <>
      <h1>Sites</h1>
      <CTable
        hover
        columns={[
          { key: 'name', label: 'Name' },
          { key: 'company', label: 'Company' },
          { key: 'address', label: 'Address' },
          { key: 'energy', label: 'Energy' },
        ]}
        items={sites.slice(page * PAGE, (page + 1) * PAGE).map((row) => ({ ...row }))}
      />
      <Pages count={sites.length} page={page} onChange={setPage} />
    </>
  );
}
