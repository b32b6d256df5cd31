import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DownloadButton.stories.tsx';

export default {
  title: 'Bildprov/Hämtningsknapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
