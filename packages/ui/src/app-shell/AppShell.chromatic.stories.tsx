import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './AppShell.stories.tsx';

export default {
  title: 'Bildprov/Ramen',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Skrivbord');
