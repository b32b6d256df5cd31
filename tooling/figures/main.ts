/** Writes docs/figures.md from the dictionary of figures: `npx -y pnpm figures`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../repository.ts';
import { figuresDocument } from './figures-document.ts';

writeFileSync(join(repositoryRoot, 'docs/figures.md'), figuresDocument());
