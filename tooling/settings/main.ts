/** Writes the table of settings in docs/guides/operations.md: `npx -y pnpm settings`. */
import { writeFileSync } from 'node:fs';
import { guidePath, guideWithSettings } from './settings-table.ts';

writeFileSync(guidePath, guideWithSettings());
