import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Breadcrumbs.stories.tsx';

export default {
  title: 'Bildprov/Brödsmulor',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
