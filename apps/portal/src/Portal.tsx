import { VinrodProvider, type LinkComponentProps } from '@vinrod/ui/provider';
import type { Client } from '@vinrod/api-client';
import { useAtom } from 'jotai';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { Link, Router } from 'wouter';

import { RuntimeConfigContext, type RuntimeConfig } from '#config';
import { pageLanguage } from '#language';
import { ClientContext, themeAtom } from '#session';

import { App } from './App.tsx';
import { moveOrAsk } from './drafts/unsaved-changes-guard.ts';

function RouterLink({ children, ...anchor }: LinkComponentProps): ReactElement {
  return <Link {...anchor}>{children}</Link>;
}

/** What the kit needs of the portal: language, theme and links. */
export function Kit({ children }: { readonly children: ReactNode }): ReactElement {
  const [themeChoice, setThemeChoice] = useAtom(themeAtom);
  return (
    <VinrodProvider
      language={pageLanguage}
      themeChoice={themeChoice}
      onThemeChoiceChange={setThemeChoice}
      linkComponent={RouterLink}
    >
      {children}
    </VinrodProvider>
  );
}

export interface PortalProps {
  readonly config: RuntimeConfig;
  readonly client: Client;
  /** Path of the page where there is no browser to have one. */
  readonly path?: string;
}

/** The whole portal, the same where a browser draws it and where it is written as HTML: React takes over what is alike. */
export function Portal({ config, client, path }: PortalProps): ReactElement {
  return (
    <StrictMode>
      <RuntimeConfigContext value={config}>
        <ClientContext value={client}>
          <Kit>
            <Router
              aroundNav={(navigate, to, options) => moveOrAsk(to, () => navigate(to, options))}
              {...(path === undefined ? {} : { ssrPath: path })}
            >
              <App />
            </Router>
          </Kit>
        </ClientContext>
      </RuntimeConfigContext>
    </StrictMode>
  );
}
