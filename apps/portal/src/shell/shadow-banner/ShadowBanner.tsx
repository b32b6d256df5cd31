import { Banner } from '@vinrod/ui/banner';
import { useAtomValue } from 'jotai';
import { useContext, type ReactElement } from 'react';

import { t } from '#messages/public';
import { paths } from '#navigation';
import { ClientContext, sessionStorage, shadowViewAtom, type ShadowView } from '#session';

import { moveOrAsk } from '../../drafts/unsaved-changes-guard.ts';

import { useShadowTime } from './use-shadow-time.ts';

/** Lets the call that tells the server finish while the page reloads. */
function fetchOverReload(request: Request): Promise<Response> {
  return fetch(request, { keepalive: true });
}

/**
 * Says on every page through whose eyes the portal is seen, until when, and the way out (spec section 2; domain.md
 * section 5). It knows this from the session alone, so that it stands there while the profile loads and on the 403,
 * not-found and 500 pages.
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
    // Left here before the call is sent; when the server cannot be told, the token ends by itself.
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
