import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DescriptionList.stories.tsx';

export default {
  title: 'Bildprov/Uppgiftslista',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
