import { Banner } from '@vinrod/ui/banner';
import { useAtomValue } from 'jotai';
import { useContext, type ReactElement } from 'react';

import { t } from '#messages/public';
import { paths } from '#navigation';
import { ClientContext, sessionStorage, shadowViewAtom, type ShadowView } from '#session';

import { moveOrAsk } from '../../drafts/unsaved-changes-guard.ts';

import { useShadowTime } from './use-shadow-time.ts';

/** Lets the call finish while the page reloads. */
function fetchOverReload(request: Request): Promise<Response> {
  return fetch(request, { keepalive: true });
}

/**
 * Banner on every page in shadow mode: the shadowed user, the expiry, and a button to leave (spec section 2; domain.md
 * section 5). Uses only the session, so that it also shows while the profile loads and on the 403, not-found and 500
 * pages.
 */
export function ShadowBanner(): ReactElement | null {
  const view = useAtomValue(shadowViewAtom);
  return view === undefined ? null : <Shown view={view} />;
}

function Shown({ view }: { readonly view: ShadowView }): ReactElement {
  const client = useContext(ClientContext);
  const time = useShadowTime(view.expiresAt);
  const name = view.name ?? t('shadow.somebody');

  function leave(): void {
    if (client === undefined) {
      const session = sessionStorage.get();
      if (session !== null) sessionStorage.set({ ...session, shadow: { mode: false } });
      return;
    }
    // Leaves locally before the call; if the server cannot be reached, the token expires by itself.
    client.shadow.stop({ fetch: fetchOverReload }).catch(() => undefined);
  }

  return (
    <Banner
      label={t('shadow.title')}
      tone="shadow"
      action={{ label: t('shadow.leave'), onPress: () => moveOrAsk(paths.signIn, leave) }}
    >
      {t('shadow.banner', { name })} {end()}
    </Banner>
  );

  function end(): ReactElement {
    return (
      <span role={time.kind === 'soon' ? 'status' : undefined}>
        {time.kind === 'until' ? t('shadow.until', { time: time.time }) : null}
        {time.kind === 'soon' ? t('shadow.soon', { minutes: time.minutes }) : null}
      </span>
    );
  }
}
