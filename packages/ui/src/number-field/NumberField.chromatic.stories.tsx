import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './NumberField.stories.tsx';

export default {
  title: 'Bildprov/Talfält',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
