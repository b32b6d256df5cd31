/** A setting that takes effect at once. */
export { Switch, type SwitchProps } from './Switch.tsx';
