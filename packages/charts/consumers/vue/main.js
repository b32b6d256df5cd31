import { createApp } from 'vue';

import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

import App from './App.vue';

createApp(App).mount('#app');
