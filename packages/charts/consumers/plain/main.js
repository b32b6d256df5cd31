import { createChart, lineGraph } from '@vinrod/charts/core';
import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

import { weeks } from '../weeks.js';

const main = document.querySelector('#app');
const heading = document.createElement('h1');
heading.textContent = 'Utan ramverk';
main.append(heading);
createChart(main, { kind: lineGraph, ...weeks });
