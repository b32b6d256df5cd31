import type { Messages, Texts } from '@vinrod/locale/messages/messages';

import { messages } from './catalogue.ts';

const ofAreas = import.meta.glob<Readonly<Record<string, Messages<Texts>>>>('../areas/*/messages/*.ts', {
  eager: true,
});

/** Every catalogue of the portal: those that all pages share, and those that come with a page. */
export const everyMessage: readonly Messages<Texts>[] = [
  ...new Set([...messages, ...Object.values(ofAreas).flatMap((module) => Object.values(module))]),
];
