import { join } from 'node:path';

/** Folder of the libraries that ours is measured beside: a package outside the workspace, so that only this bench installs them. */
export const peersFolder = join(import.meta.dirname, '../../peers/ui');
