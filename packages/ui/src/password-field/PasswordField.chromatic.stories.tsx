import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './PasswordField.stories.tsx';

export default {
  title: 'Bildprov/Lösenordsfält',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);
