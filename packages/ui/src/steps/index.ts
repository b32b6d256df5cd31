/** How far a task of several steps has come. */
export { stepsMessages } from './messages.ts';
export { Steps, type StepsProps } from './Steps.tsx';
