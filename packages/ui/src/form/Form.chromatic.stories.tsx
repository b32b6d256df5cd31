import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Form.stories.tsx';

export default {
  title: 'Bildprov/Formulär',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
