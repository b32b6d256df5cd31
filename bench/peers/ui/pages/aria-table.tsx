import { createRoot, type Root } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { serveTable } from '../../../src/ui/browser/table-page.ts';
import { AriaRows } from './aria-rows.tsx';

let root: Root | undefined;
serveTable({
  mount(container, rows) {
    root = createRoot(container);
    root.render(
      <I18nProvider locale="sv-SE">
        <AriaRows rows={rows} />
      </I18nProvider>,
    );
  },
  unmount: () => root?.unmount(),
});
