import { createRoot } from 'react-dom/client';
import { Consumption } from './consumption';
import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <main>
      <h1>Förbrukning</h1>
      <Consumption />
    </main>,
  );
}
