// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const network = vi.hoisted(() => ({ failures: 0 }));

vi.mock('./engine/create-editor.ts', (original) => {
  if (network.failures === 0) return original();
  network.failures -= 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

withDesktopScreen();
afterEach(cleanup);

// Names of buttons are found slowly without a browser; a busy computer takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

it('says that the engine did not come, loads it again when asked, and gives focus to the text', async () => {
  network.failures = 2;
  render(
    <VinrodProvider>
      <RichTextEditor defaultValue="<p>Utkast</p>" label="Brödtext" name="body" />
    </VinrodProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Redigeraren kunde inte läsas in.');
  expect(await screen.findByRole('button', { name: 'Fet' })).toHaveProperty('disabled', true);
  expect(document.querySelector('input[name="body"]')).toHaveProperty('value', '<p>Utkast</p>');

  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(network.failures).toBe(0));
  fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  const text = await screen.findByRole('textbox', { name: 'Brödtext' });
  expect(text.textContent).toBe('Utkast');
  expect(document.activeElement).toBe(text);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the text while the engine is on its way', async () => {
  network.failures = 0;
  const { container } = render(
    <VinrodProvider>
      <RichTextEditor defaultValue="<p>Utkast</p>" label="Brödtext" preview={<p>Utkast</p>} />
    </VinrodProvider>,
  );
  expect(container.querySelector('[aria-busy="true"] [inert]')?.textContent).toBe('Utkast');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect((await screen.findByRole('textbox', { name: 'Brödtext' })).textContent).toBe('Utkast');
  expect(container.querySelector('[inert]')).toBeNull();
});
