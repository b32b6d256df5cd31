/** One choice among a few visible options. */
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';
