// Renders the application on a server and tells what it wrote and what it complained about.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

const complaints = [];
for (const level of ['error', 'warn']) console[level] = (...words) => complaints.push(words.join(' '));
process.on('warning', ({ message }) => complaints.push(message));

const html = renderToString(createElement(App));
process.stdout.write(JSON.stringify({ html, complaints }));
