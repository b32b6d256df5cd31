/** One choice among a few options, all on screen. */
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
