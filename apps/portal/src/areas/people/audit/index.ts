export { actorText, everyKind, kindText, targetText } from './audit-kinds.ts';
export { RecentEvents } from './RecentEvents.tsx';
