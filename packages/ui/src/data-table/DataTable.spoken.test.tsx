// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { koncerner } from './koncerner.fixture.ts';
import { KoncernList } from './KoncernList.fixture.tsx';

withDesktopScreen();
afterEach(cleanup);

describe('a table, spoken', () => {
  it('x', async () => {
    render(
      <VinrodProvider>
        <KoncernList all={koncerner.slice(0, 2)} isSelectable />
      </VinrodProvider>,
    );
    expect(await readAloud()).toEqual([]);
  });
});
