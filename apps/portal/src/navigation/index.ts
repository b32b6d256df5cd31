export { historyEntryKey, keepOfEntry } from './history-entry.ts';
export { codeStepState, codeTimes, readCodeStepState, type CodeStepState } from './code-step-state.ts';
export { matchPath, type PathParameters } from './match-path.ts';
export { pageAddress } from './page-address.ts';
export { electricity, paths } from './paths.ts';
export { findRoute, mayOpen, resolveRoute, type RouteOutcome, type Viewer } from './resolve-route.ts';
export { safeReturnPath, withReturnPath } from './return-path.ts';
export { RouteTableContext, useRouteTable } from './route-table-context.ts';
export type { PublicRoute, Route, ScreenProps } from './route.ts';
