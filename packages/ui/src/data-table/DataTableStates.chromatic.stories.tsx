import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DataTableStates.stories.tsx';

export default {
  title: 'Bildprov/Tabell/Lägen',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
