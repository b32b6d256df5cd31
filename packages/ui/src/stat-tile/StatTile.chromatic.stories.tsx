import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './StatTile.stories.tsx';

export default {
  title: 'Bildprov/Nyckeltal',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
