export { EventFile } from './EventFile.tsx';
export { EventLog } from './EventLog.tsx';
