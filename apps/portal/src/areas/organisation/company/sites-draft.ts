/** What can be changed of several sites at once. */
export type SitesField = 'manager' | 'building_name';

/** What the dialog that changes several sites holds. */
export interface SitesDraft {
  readonly text: string;
  /** The sites shall have none. */
  readonly isTakenAway: boolean;
}

/** The dialog before anything is typed. */
export const newSitesDraft: SitesDraft = { text: '', isTakenAway: false };

/** Whether what was found in the browser's storage is a draft. */
export function isSitesDraft(stored: unknown): stored is SitesDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'text' in stored &&
    typeof stored.text === 'string' &&
    'isTakenAway' in stored &&
    typeof stored.isTakenAway === 'boolean'
  );
}
