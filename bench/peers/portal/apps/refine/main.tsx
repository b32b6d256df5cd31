import '@refinedev/antd/dist/reset.css';

import { AuthPage, List, RefineThemes, ThemedLayout, useTable } from '@refinedev/antd';
import { Authenticated, Refine, type AuthProvider } from '@refinedev/core';
import routerProvider, { NavigateToResource } from '@refinedev/react-router';
import { App as AntdApp, ConfigProvider, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { isSignedIn, signIn, signOut } from '../signed-in.ts';
import { dataProvider } from './data-provider.ts';

const authProvider: AuthProvider = {
  login: async () => {
    signIn();
    return { success: true, redirectTo: '/' };
  },
  logout: async () => {
    signOut();
    return { success: true, redirectTo: '/login' };
  },
  check: async () =>
    isSignedIn() ? { authenticated: true } : { authenticated: false, redirectTo: '/login' },
  onError: async () => ({}),
};

function InvoiceList() {
  const { tableProps } = useTable({ pagination: { pageSize: 25 } });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="number" title="Number" sorter />
        <Table.Column dataIndex="company" title="Company" sorter />
        <Table.Column dataIndex="due" title="Due" />
        <Table.Column dataIndex="amount" title="Amount" align="right" />
        <Table.Column dataIndex="status" title="Status" />
      </Table>
    </List>
  );
}

function SiteList() {
  const { tableProps } = useTable({ pagination: { pageSize: 25 } });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="name" title="Name" sorter />
        <Table.Column dataIndex="company" title="Company" sorter />
        <Table.Column dataIndex="address" title="Address" />
        <Table.Column dataIndex="energy" title="Energy" align="right" />
      </Table>
    </List>
  );
}

function Application() {
  return (
    <BrowserRouter>
      <ConfigProvider theme={RefineThemes.Blue}>
        <AntdApp>
          <Refine
            authProvider={authProvider}
            dataProvider={dataProvider}
            routerProvider={routerProvider}
            resources={[
              { name: 'invoices', list: '/invoices' },
              { name: 'sites', list: '/sites' },
            ]}
            options={{ disableTelemetry: true }}
          >
            <Routes>
              <Route
                element={
                  <Authenticated key="pages" redirectOnFail="/login">
                    <ThemedLayout>
                      <Outlet />
                    </ThemedLayout>
                  </Authenticated>
                }
              >
                <Route index element={<NavigateToResource resource="invoices" />} />
                <Route path="/invoices" element={<InvoiceList />} />
                <Route path="/sites" element={<SiteList />} />
              </Route>
              <Route path="/login" element={<AuthPage type="login" />} />
            </Routes>
          </Refine>
        </AntdApp>
      </ConfigProvider>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Application />);
