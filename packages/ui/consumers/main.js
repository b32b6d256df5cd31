// The same application in a browser.
import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

createRoot(document.body).render(createElement(App));
