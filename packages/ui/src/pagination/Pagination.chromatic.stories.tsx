import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Pagination.stories.tsx';

export default {
  title: 'Bildprov/Sidindelning',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
