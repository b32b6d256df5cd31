import { globalStyle } from '@vanilla-extract/css';

/**
 * The paper. Here and not with the foot: a style sheet that the page adopts would override the pages that wide tables
 * lay on their side.
 */
globalStyle('@page', { vars: { size: 'A4' } });
