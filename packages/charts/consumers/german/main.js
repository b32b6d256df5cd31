import { createChart, defineChartLanguage, lineGraph } from '@vinrod/charts/core';
import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

import { germanKeys, germanTexts } from '../../src/languages/german-texts.fixture.ts';
import { weeks } from '../weeks.js';

const labels = { shop: 'Laden', store: 'Lagerhaus' };
const main = document.querySelector('#app');
const heading = document.createElement('h1');
heading.textContent = 'Auf Deutsch';
main.append(heading);
createChart(main, {
  kind: lineGraph,
  ...weeks,
  title: 'Verbrauch pro Woche',
  series: weeks.series.map((line) => ({ ...line, label: labels[line.key] })),
  language: defineChartLanguage('de', germanTexts, germanKeys),
});
