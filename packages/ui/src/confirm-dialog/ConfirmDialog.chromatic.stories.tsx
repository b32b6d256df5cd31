import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ConfirmDialog.stories.tsx';

export default {
  title: 'Bildprov/Bekräfta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Publicera');
