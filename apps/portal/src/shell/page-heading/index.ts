export {
  arriveAtTop,
  ArrivalContext,
  HasNavigatedContext,
  usePageTitle,
  type Arrive,
  type HeadingFocus,
} from './page-title.ts';
