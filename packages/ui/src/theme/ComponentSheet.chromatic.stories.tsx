import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ComponentSheet.stories.tsx';

export default {
  title: 'Bildprov/Komponentblad',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Blad');
