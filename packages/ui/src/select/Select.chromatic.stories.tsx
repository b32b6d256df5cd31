import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Select.stories.tsx';

export default {
  title: 'Bildprov/Val i lista',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
