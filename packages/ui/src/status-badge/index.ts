/** States as text with a mark, and the texts of the portal's enumerations. */
export { statusBadgeMessages } from './messages.ts';
export { Status, type StatusProps } from './Status.tsx';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export { StatusMark, type StatusMarkProps } from './StatusMark.tsx';
export {
  statusTone,
  statusValues,
  type StatusKind,
  type StatusTone,
  type StatusValue,
} from './status-presets.ts';
export { useStatusText, type StatusText } from './use-status-text.ts';
