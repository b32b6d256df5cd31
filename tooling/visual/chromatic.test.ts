import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const settings: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'chromatic.config.json'), 'utf8'));
const { externals }: { readonly externals?: unknown } = Object(settings);
const all = globSync([externals].flat().map(String), { cwd: repositoryRoot });

it('adoption minor: only what every picture is made with makes Chromatic take every picture again', () => {
  expect(all).toEqual(
    expect.arrayContaining([
      '.storybook/main.ts',
      '.storybook/preview.tsx',
      '.storybook/preview.css',
      '.storybook/preview-head.html',
      '.storybook/pictures/gather.tsx',
      '.storybook/pictures/modes.ts',
      '.storybook/site/StoryFrame.tsx',
      '.storybook/site/toolbar-choices.ts',
      '.storybook/viewports.ts',
      'packages/ui/src/tokens/tokens.json',
    ]),
  );
  expect(
    all.filter((file) =>
      /test-runner|accessibility-matrix|kept-browser|manager|SitePage|\/pages\/|\/props\//.test(file),
    ),
  ).toEqual([]);
});
