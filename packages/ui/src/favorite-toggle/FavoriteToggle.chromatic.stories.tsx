import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './FavoriteToggle.stories.tsx';

export default {
  title: 'Bildprov/Favoritknapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
