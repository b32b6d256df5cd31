/** Blocks of a guide that hold commands: fenced, and marked as `sh` with nothing after it. */
const commandBlock = /^```sh\n(.*?)^```$/gms;

/**
 * The commands of a guide as one script, in their order, as they stand. A block with a word after `sh`, such as
 * `sh systemd`, is for machines that this one need not be, and is left out.
 *
 * @param guide - Markdown.
 * @throws Error when it has no commands.
 */
export function guideCommands(guide: string): string {
  const blocks = [...guide.matchAll(commandBlock)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error('The guide has no commands.');
  return ['set -euo pipefail', ...blocks].join('\n');
}
