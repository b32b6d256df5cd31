import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { browserNames } from './browsers.ts';
import { hearings } from './hearings.ts';

function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}

describe('what is heard', () => {
  it.each(hearings)(
    'of $story in $folder is kept for each browser, key by key, and shown on its page',
    (hearing) => {
      const { folder, stories, story, keys } = hearing;
      const component = stories.replace('.stories.tsx', '');
      expect(read(`${folder}/${stories}`)).toContain(`export const ${story}:`);
      const page = read(`${folder}/${component}.mdx`);
      for (const browser of browserNames) {
        const transcript = `${component}.heard.${browser}.txt`;
        expect([...read(`${folder}/${transcript}`).matchAll(/^\[(.+)\]$/gm)].map(([, key]) => key)).toEqual(
          keys,
        );
        expect(page).toContain(`'./${transcript}?raw'`);
      }
    },
  );
});
