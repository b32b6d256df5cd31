import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './SearchField.stories.tsx';

export default {
  title: 'Bildprov/Sökfält',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
