import { VinrodProvider } from '@vinrod/ui/provider';
import type { ReactElement, ReactNode } from 'react';
import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

export const metadata = { title: 'Provprojekt', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="sv">
      <body>
        <VinrodProvider>{children}</VinrodProvider>
      </body>
    </html>
  );
}
