import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Columns.stories.tsx';

export default {
  title: 'Bildprov/Spalter',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
