import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ErrorPage.stories.tsx';

export default {
  title: 'Bildprov/Felsida',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Förbjuden', 'Saknas', 'Fel');
