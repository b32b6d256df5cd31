import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layer } from './layers.css.ts';

function reset(selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [layer.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', { margin: 0 });
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, ul, ol, dl, dd, fieldset, table, menu', {
  margin: 0,
  padding: 0,
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul[class], ol[class], menu', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('button, input, select, textarea', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset('button', { border: 0, padding: 0, background: 'none', textAlign: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse' });
reset('sub, sup', { fontSize: '0.75em', lineHeight: 0 });
