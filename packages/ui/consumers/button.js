// The smallest page there is.
export { Button } from '@vinrod/ui/button';
