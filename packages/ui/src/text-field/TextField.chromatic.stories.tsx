import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './TextField.stories.tsx';

export default {
  title: 'Bildprov/Textfält',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
