import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './TransferTree.stories.tsx';

export default {
  title: 'Bildprov/Flytträd',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
