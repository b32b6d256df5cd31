import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';

import { createRoot, hydrateRoot } from 'react-dom/client';

import { adoptSupplierWords, loadRuntimeConfig } from '#config';
import { createPortalClient, followShadow, prefetchStart, sessionStorage } from '#session';
import { BarePage, CrashPage } from '#shell/error-pages';

import { watchPageHealth } from './chunks/page-guard.ts';
import { draftStore } from './drafts/draft-store.ts';
import { leaveWithoutAsking } from './drafts/unsaved-changes-guard.ts';
import { forgetCorporateGroup } from './corporate-group/stored-corporate-group.ts';
import { loadLanguage } from './language/load-language.ts';
import { Kit, Portal } from './Portal.tsx';

/**
 * Loads the configuration and the page's language, then renders the application; without a configuration only the 500
 * page. The sign-in form is there before this, written by the server: React takes it over as it stands.
 */
async function start(container: HTMLElement): Promise<void> {
  // Hidden by before-paint.js where this is not the page that this browser should see.
  const isWritten = container.firstElementChild !== null && !container.hidden;
  document.getElementById('root-in-english')?.remove();
  if (!isWritten) {
    container.replaceChildren();
    delete container.dataset['written'];
    container.hidden = false;
  }
  const words = loadLanguage();
  try {
    const [config] = await Promise.all([loadRuntimeConfig(), words]);
    adoptSupplierWords(config.words);
    const client = createPortalClient(config.apiRoot);
    prefetchStart(client);
    const portal = <Portal config={config} client={client} />;
    if (isWritten) hydrateRoot(container, portal);
    else createRoot(container).render(portal);
  } catch (error) {
    // Whoever wrote config.json reads in the console of the browser what is wrong with it.
    globalThis.reportError(error);
    await Promise.allSettled([words]);
    container.replaceChildren();
    createRoot(container).render(
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
