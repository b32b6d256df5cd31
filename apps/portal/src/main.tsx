import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';

import { VinrodProvider, type LinkComponentProps } from '@vinrod/ui/provider';
import { useAtom } from 'jotai';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Router } from 'wouter';

import { adoptSupplierWords, loadRuntimeConfig, RuntimeConfigContext } from '#config';
import { pageLanguage } from '#language';
import {
  ClientContext,
  createPortalClient,
  followShadow,
  prefetchStart,
  sessionStorage,
  themeAtom,
} from '#session';
import { BarePage, CrashPage } from '#shell/error-pages';

import { App } from './App.tsx';
import { watchPageHealth } from './chunks/page-guard.ts';
import { draftStore } from './drafts/draft-store.ts';
import { leaveWithoutAsking, moveOrAsk } from './drafts/unsaved-changes-guard.ts';
import { forgetCorporateGroup } from './corporate-group/stored-corporate-group.ts';
import { loadLanguage } from './language/load-language.ts';

function RouterLink({ children, ...anchor }: LinkComponentProps): ReactElement {
  return <Link {...anchor}>{children}</Link>;
}

function Kit({ children }: { readonly children: ReactNode }): ReactElement {
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

/**
 * Loads the configuration and the page's language, then renders the application; without a configuration only the 500
 * page.
 */
async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  const words = loadLanguage();
  try {
    const [config] = await Promise.all([loadRuntimeConfig(), words]);
    adoptSupplierWords(config.words);
    const client = createPortalClient(config.apiRoot);
    prefetchStart(client);
    root.render(
      <StrictMode>
        <RuntimeConfigContext value={config}>
          <ClientContext value={client}>
            <Kit>
              <Router aroundNav={(navigate, to, options) => moveOrAsk(to, () => navigate(to, options))}>
                <App />
              </Router>
            </Kit>
          </ClientContext>
        </RuntimeConfigContext>
      </StrictMode>,
    );
  } catch (error) {
    // Whoever wrote config.json reads in the console of the browser what is wrong with it.
    globalThis.reportError(error);
    await Promise.allSettled([words]);
    root.render(
      <Kit>
        <BarePage>
          <CrashPage />
        </BarePage>
      </Kit>,
    );
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');
watchPageHealth();
followShadow({
  storage: sessionStorage,
  forget: ({ user }) => {
    forgetCorporateGroup();
    draftStore.keepOnly(user?.uuid ?? '');
  },
  reload: () => {
    leaveWithoutAsking();
    globalThis.location.assign('/');
  },
});
// In every tab, so that the next user on this device does not start in the previous user's corporate group.
sessionStorage.subscribe((session) => {
  if (session === null) forgetCorporateGroup();
});
void start(container);
