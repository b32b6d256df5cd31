export { AuditTable } from './AuditTable.tsx';
export { RecentEvents, type RecentEventsProps } from './RecentEvents.tsx';
