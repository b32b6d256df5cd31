import fakeDataProvider from 'ra-data-fakerest';
import {
  Admin,
  DataTable,
  List,
  localStorageStore,
  Resource,
  SearchInput,
  type AuthProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { invoices, sites } from '../rows.ts';
import { isSignedIn, signIn, signOut } from '../signed-in.ts';

const authProvider: AuthProvider = {
  login: async () => signIn(),
  logout: async () => signOut(),
  checkAuth: async () => {
    if (!isSignedIn()) throw new Error('Not signed in');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function InvoiceList() {
  return (
    <List filters={filters} perPage={25}>
      <DataTable>
        <DataTable.Col source="number" />
        <DataTable.Col source="company" />
        <DataTable.Col source="due" />
        <DataTable.NumberCol source="amount" />
        <DataTable.Col source="status" />
      </DataTable>
    </List>
  );
}

function SiteList() {
  return (
    <List filters={filters} perPage={25}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="company" />
        <DataTable.Col source="address" />
        <DataTable.NumberCol source="energy" />
      </DataTable>
    </List>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Admin
      dataProvider={fakeDataProvider({ invoices: [...invoices], sites: [...sites] })}
      authProvider={authProvider}
      store={localStorageStore()}
      disableTelemetry
      requireAuth
    >
      <Resource name="invoices" list={InvoiceList} />
      <Resource name="sites" list={SiteList} />
    </Admin>,
  );
}
