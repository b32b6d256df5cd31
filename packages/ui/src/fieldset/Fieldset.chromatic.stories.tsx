import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Fieldset.stories.tsx';

export default {
  title: 'Bildprov/Fältgrupp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
