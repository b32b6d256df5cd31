import { defineChartLanguage } from './define-chart-language.ts';
import { germanKeys, germanTexts } from './german-texts.fixture.ts';

/** Charts in German, made once. */
export const german = defineChartLanguage('de', germanTexts, germanKeys);
