import '@coreui/coreui/dist/css/coreui.min.css';

import {
  CButton,
  CCard,
  CCardBody,
  CContainer,
  CForm,
  CFormInput,
  CFormLabel,
  CHeader,
  CNavItem,
  CSidebar,
  CSidebarBrand,
  CSidebarHeader,
  CSidebarNav,
} from '@coreui/react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Navigate, Outlet, Route, Routes, useNavigate } from 'react-router';
import { isSignedIn, signIn } from '../signed-in.ts';

const InvoiceList = lazy(() => import('./lists.tsx').then((part) => ({ default: part.InvoiceList })));
const SiteList = lazy(() => import('./lists.tsx').then((part) => ({ default: part.SiteList })));

function SignIn() {
  const navigate = useNavigate();
  return (
    <CContainer className="py-5">
      <CCard className="p-4">
        <CCardBody>
          <CForm
            onSubmit={(event) => {
              event.preventDefault();
              signIn();
              void navigate('/invoices');
            }}
          >
            <h1>Login</h1>
            <CFormLabel htmlFor="user">Username</CFormLabel>
            <CFormInput id="user" autoComplete="username" />
            <CFormLabel htmlFor="password">Password</CFormLabel>
            <CFormInput id="password" type="password" autoComplete="current-password" />
            <CButton color="primary" type="submit">
              Login
            </CButton>
          </CForm>
        </CCardBody>
      </CCard>
    </CContainer>
  );
}

function Pages() {
  if (!isSignedIn()) return <Navigate to="/login" replace />;
  return (
    <div className="d-flex">
      <CSidebar colorScheme="dark">
        <CSidebarHeader>
          <CSidebarBrand>CoreUI</CSidebarBrand>
        </CSidebarHeader>
        <CSidebarNav>
          <CNavItem>
            <NavLink className="nav-link" to="/invoices">
              Invoices
            </NavLink>
          </CNavItem>
          <CNavItem>
            <NavLink className="nav-link" to="/sites">
              Sites
            </NavLink>
          </CNavItem>
        </CSidebarNav>
      </CSidebar>
      <div className="flex-grow-1">
        <CHeader>Admin</CHeader>
        <CContainer>
          <Suspense>
            <Outlet />
          </Suspense>
        </CContainer>
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<SignIn />} />
        <Route element={<Pages />}>
          <Route path="/invoices" element={<InvoiceList />} />
          <Route path="/sites" element={<SiteList />} />
        </Route>
        <Route path="*" element={<Navigate to="/invoices" replace />} />
      </Routes>
    </BrowserRouter>,
  );
}
