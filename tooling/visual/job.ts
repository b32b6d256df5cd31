import type { Browser } from 'playwright-core';
import type { BaseTree } from './base-tree.ts';
import type { VisualOptions } from './options.ts';

/** A comparison of the working tree with a commit. */
export interface Job {
  /** The commit. */
  readonly base: string;
  readonly baseTree: BaseTree;
  readonly browser: Browser;
  /** Folder of the report, for the pictures. */
  readonly folder: string;
  readonly options: Omit<VisualOptions, 'base' | 'parts'>;
}
