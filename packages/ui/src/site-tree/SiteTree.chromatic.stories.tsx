import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './SiteTree.stories.tsx';

export default {
  title: 'Bildprov/Anläggningsträd',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Vanligt', 'Sökning', 'Tomt', 'LäserIn', 'LångaOrd');
