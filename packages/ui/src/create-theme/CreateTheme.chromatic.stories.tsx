import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './CreateTheme.stories.tsx';

export default {
  title: 'Bildprov/Egen profil',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'AndraFärger');
