// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { OtpField } from './OtpField.tsx';

afterEach(cleanup);

const nothing = () => undefined;

describe('a one-time code, spoken', () => {
  it('is one field, with its hint', async () => {
    render(
      <OtpField hint="Du kan klistra in hela koden." label="Engångskod" onChange={nothing} value="407" />,
    );
    expect(await readAloud()).toEqual([
      'Engångskod',
      'Du kan klistra in hela koden.',
      'textbox, Engångskod, 407, Du kan klistra in hela koden.',
    ]);
  });

  it('says that it is wrong, and why', async () => {
    const error = 'Koden är fel eller för gammal.';
    render(<OtpField errorMessage={error} label="Engångskod" onChange={nothing} value="407123" />);
    expect(await readAloud()).toEqual([
      'Engångskod',
      `textbox, Engångskod, 407123, ${error}, invalid`,
      error,
    ]);
  });

  it('says that it cannot be used', async () => {
    render(<OtpField isDisabled label="Engångskod" onChange={nothing} value="" />);
    expect(await readAloud()).toEqual(['Engångskod', 'textbox, Engångskod, disabled']);
  });
});
