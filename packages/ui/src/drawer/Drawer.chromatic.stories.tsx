import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Drawer.stories.tsx';

export default {
  title: 'Bildprov/Sidopanel',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Telefon');
