import type { PermissionKey } from '@vinrod/api-client';

/** Who may see the pages where news are written. */
export const newsViewers: readonly PermissionKey[] = ['can_view_news', 'can_manage_news'];

/** Who may write news. */
export const newsManagers: readonly PermissionKey[] = ['can_manage_news'];

/** Who may remove news. */
export const newsRemovers: readonly PermissionKey[] = ['can_delete_news'];
