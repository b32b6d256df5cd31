import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './FileUpload.stories.tsx';

export default {
  title: 'Bildprov/Filuppladdning',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
