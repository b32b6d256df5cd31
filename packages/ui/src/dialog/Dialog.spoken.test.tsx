// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from '../button/Button.tsx';
import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

withDesktopScreen();
afterEach(cleanup);

function open(props: Partial<DialogProps>): void {
  render(
    <VinrodProvider>
      <main>Byggnader i Luleå</main>
      <Dialog
        actions={
          <>
            <Button slot="close">Avbryt</Button>
            <Button slot="close" variant="primary">
              Spara
            </Button>
          </>
        }
        isOpen
        title="Ändra byggnad"
        {...props}
      >
        <TextField defaultValue="Kvarteret Ripan" label="Byggnad" />
      </Dialog>
    </VinrodProvider>,
  );
}

describe('a dialog, spoken', () => {
  it('is named by its heading and leaves out the page behind it', async () => {
    open({});
    expect(await readAloud()).toEqual([
      'button, Avvisa',
      'dialog, Ändra byggnad',
      'dialog, Ändra byggnad',
      'heading, Ändra byggnad, level 2',
      'button, Stäng',
      'Byggnad',
      'textbox, Byggnad, Kvarteret Ripan',
      'button, Avbryt',
      'button, Spara',
      'end of dialog, Ändra byggnad',
    ]);
  });

  it('has no way out but its decisions when it cannot be put off', async () => {
    open({ role: 'alertdialog' });
    const said = await readAloud();
    expect(said).toContain('alertdialog, Ändra byggnad');
    expect(said.filter((phrase) => phrase.startsWith('button'))).toEqual(['button, Avbryt', 'button, Spara']);
  });
});
