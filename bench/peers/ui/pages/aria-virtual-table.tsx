import { createRoot, type Root } from 'react-dom/client';
import { I18nProvider, TableLayout, Virtualizer } from 'react-aria-components';
import { serveTable } from '../../../src/ui/browser/table-page.ts';
import { AriaRows } from './aria-rows.tsx';

let root: Root | undefined;
serveTable({
  mount(container, rows) {
    root = createRoot(container);
    root.render(
      <I18nProvider locale="sv-SE">
        <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 44, headingHeight: 36 }}>
          <AriaRows rows={rows} style={{ blockSize: 700, overflow: 'auto' }} />
        </Virtualizer>
      </I18nProvider>,
    );
  },
  unmount: () => root?.unmount(),
});
