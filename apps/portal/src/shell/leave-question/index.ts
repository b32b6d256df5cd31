export { LeaveQuestion } from './LeaveQuestion.tsx';
