import { style } from '@vanilla-extract/css';

export const product = style({ display: 'grid' });
