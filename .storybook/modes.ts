import { viewports } from './viewports.ts';

function mode(viewport: 'phone' | 'tablet' | 'desktop', theme: 'light' | 'dark') {
  return { viewport: { width: viewports[viewport].width, height: viewports[viewport].height }, theme };
}

/** Screens and themes that Chromatic photographs each story in. */
export const modes = {
  'telefon ljust': mode('phone', 'light'),
  'telefon mörkt': mode('phone', 'dark'),
  'läsplatta ljust': mode('tablet', 'light'),
  'läsplatta mörkt': mode('tablet', 'dark'),
  'skrivbord ljust': mode('desktop', 'light'),
  'skrivbord mörkt': mode('desktop', 'dark'),
};
