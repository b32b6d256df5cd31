import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './VisuallyHidden.stories.tsx';

export default {
  title: 'Bildprov/Text för skärmläsare',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
