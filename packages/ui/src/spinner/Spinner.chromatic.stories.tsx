import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Spinner.stories.tsx';

export default {
  title: 'Bildprov/Väntesnurra',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
