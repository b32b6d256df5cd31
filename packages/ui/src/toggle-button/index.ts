/** A button that stays pressed. */
export { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
