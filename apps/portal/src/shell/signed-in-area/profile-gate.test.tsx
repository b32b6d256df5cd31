import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';

import { ClientContext, createPortalClient } from '#session';

import { ProfileGate } from './ProfileGate.tsx';

it('security 27: shows the spinner while the profile loads, and neither a page nor a refusal (spec section 2)', () => {
  const html = renderToString(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientContext value={createPortalClient('https://portal.example/api')}>
        <ProfileGate />
      </ClientContext>
    </SWRConfig>,
  );
  expect(html).toMatch(/role="(status|progressbar)"/);
  expect(html).not.toContain('<main');
  expect(html).not.toContain('<h1');
});
