import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './PermissionMatrix.stories.tsx';

export default {
  title: 'Bildprov/Behörighetsmatris',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
