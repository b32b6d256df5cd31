/** One choice out of a few, all in view. */
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';
