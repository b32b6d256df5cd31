/** Field that can be changed for several sites at once. */
export type SitesField = 'manager' | 'building_name';

/** Form values of the dialog that changes several sites. */
export interface SitesDraft {
  readonly text: string;
  /** Whether to clear the field. */
  readonly isTakenAway: boolean;
}

export const newSitesDraft: SitesDraft = { text: '', isTakenAway: false };

/** Type guard for a draft read from browser storage. */
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
