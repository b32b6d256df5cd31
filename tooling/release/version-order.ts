/** The numbers of a version; what is before its release comes after them, and is not ordered. */
function numbers(version: string): readonly number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

/** Whether a version is a trial of one to come. */
export const isPrerelease = (version: string): boolean => version.includes('-');

/** Orders two versions that are no trials. */
export function versionOrder(a: string, b: string): number {
  const [ours, theirs] = [numbers(a), numbers(b)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at === -1 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}
