import type { BuildingShape } from './building-shape.ts';

const officeBreaks = { summer: 0.5, christmas: 0.45 } as const;

/** Homes, offices, schools, care and leisure. */
export const premisesShapes = {
  office: {
    base: 0.32,
    active: 0.75,
    schedule: {
      workday: [
        [6, 8, 0.55],
        [8, 17, 1],
        [17, 20, 0.3],
      ],
      saturday: [[9, 15, 0.12]],
      sunday: [[9, 15, 0.08]],
    },
    light: 0.12,
    nightLight: 0.03,
    heat: 0.68,
    cool: 0.12,
    breaks: officeBreaks,
    unrest: 0.05,
  },
  housing: {
    base: 0.5,
    active: 0.38,
    schedule: {
      workday: [
        [6, 9, 0.8],
        [9, 16, 0.62],
        [16, 22, 1],
      ],
      saturday: [[8, 22, 0.52]],
      sunday: [[8, 22, 0.5]],
    },
    light: 0.05,
    nightLight: 0.08,
    heat: 0.5,
    cool: 0.01,
    breaks: { summer: 0.75 },
    unrest: 0.05,
  },
  school: {
    base: 0.26,
    active: 0.9,
    schedule: {
      workday: [
        [6, 8, 0.5],
        [8, 15, 1],
        [15, 20, 0.35],
      ],
      saturday: [[10, 15, 0.12]],
      sunday: [[10, 15, 0.1]],
    },
    light: 0.12,
    nightLight: 0.05,
    heat: 0.5,
    cool: 0.01,
    breaks: { summer: 0.18, school: 0.35, christmas: 0.2 },
    unrest: 0.05,
  },
  hospital: {
    base: 0.78,
    active: 0.42,
    schedule: {
      workday: [
        [6, 8, 0.7],
        [8, 16, 1],
        [16, 22, 0.5],
      ],
      saturday: [[8, 20, 0.5]],
      sunday: [[8, 20, 0.48]],
    },
    light: 0.04,
    nightLight: 0.03,
    heat: 0.14,
    cool: 0.18,
    breaks: { summer: 0.75, christmas: 0.8 },
    unrest: 0.03,
  },
  hotel: {
    base: 0.5,
    active: 0.5,
    schedule: {
      workday: [
        [5, 10, 1],
        [10, 16, 0.72],
        [16, 23, 0.95],
      ],
      saturday: [
        [6, 11, 0.9],
        [11, 16, 0.52],
        [16, 24, 0.8],
      ],
      sunday: [
        [6, 11, 0.9],
        [11, 16, 0.5],
        [16, 23, 0.6],
      ],
    },
    light: 0.05,
    nightLight: 0.05,
    heat: 0.3,
    cool: 0.12,
    breaks: { christmas: 0.7 },
    unrest: 0.05,
  },
  sports_hall: {
    base: 0.42,
    active: 0.7,
    schedule: {
      workday: [
        [7, 15, 0.75],
        [15, 22, 1],
      ],
      saturday: [[8, 18, 0.62]],
      sunday: [[8, 20, 0.64]],
    },
    light: 0.06,
    nightLight: 0.04,
    heat: 0.34,
    cool: 0.02,
    breaks: { summer: 0.4, christmas: 0.6 },
    unrest: 0.06,
  },
} as const satisfies Record<string, BuildingShape>;
