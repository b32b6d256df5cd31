import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './UsageProfile.stories.tsx';

export default {
  title: 'Bildprov/Förbrukningsprofil',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
