export { actorText, everyKind, kindText, targetText } from './audit-kinds.ts';
export { RecentEvents, type RecentEventsProps } from './RecentEvents.tsx';
