import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './CheckboxGroup.stories.tsx';

export default {
  title: 'Bildprov/Kryssrutegrupp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
