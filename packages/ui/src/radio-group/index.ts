/** One choice among a few that are all on screen. */
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
