import type { PermissionKey } from '@vinrod/api-client/contract';
import { permissionsOfFeature, type PortalFeature } from '@vinrod/api-client/features';
import type { FeatureName } from '../config/brand-sheet.ts';

/** How `config.json` names what a brand names. */
const wireNames: Readonly<Record<FeatureName, PortalFeature>> = {
  invoices: 'invoices',
  certificates: 'certificates',
  residualMix: 'residual_mix',
  monthlyReport: 'monthly_report',
  timeReport: 'time_report',
  contact: 'contact',
  expertSuggestions: 'expert_suggestions',
  shadowMode: 'shadow_mode',
};

/** What of held permissions has effect where some parts of the portal are left out. */
export function withoutFeatures(
  held: ReadonlySet<PermissionKey>,
  off: readonly FeatureName[],
): ReadonlySet<PermissionKey> {
  const gone = new Set(off.flatMap((name) => permissionsOfFeature[wireNames[name]]));
  return gone.size === 0 ? held : new Set([...held].filter((key) => !gone.has(key)));
}
