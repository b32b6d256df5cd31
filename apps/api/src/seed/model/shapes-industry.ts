import type { BuildingShape } from './building-shape.ts';

/** Workshops, factories and mills. */
export const industryShapes = {
  workshop: {
    base: 0.26,
    active: 0.85,
    schedule: {
      workday: [
        [6, 16, 1],
        [16, 19, 0.35],
      ],
      saturday: [[8, 12, 0.25]],
      sunday: [],
    },
    light: 0.1,
    nightLight: 0.05,
    heat: 0.7,
    cool: 0,
    breaks: { summer: 0.6, christmas: 0.4 },
    unrest: 0.09,
  },
  day_factory: {
    base: 0.28,
    active: 1,
    schedule: {
      workday: [
        [5, 7, 0.5],
        [7, 16, 1],
        [16, 18, 0.3],
      ],
      saturday: [[7, 12, 0.15]],
      sunday: [],
    },
    light: 0.05,
    nightLight: 0.04,
    heat: 0.2,
    cool: 0.05,
    breaks: { summer: 0.3, christmas: 0.25 },
    unrest: 0.09,
  },
  shift_factory: {
    base: 0.45,
    active: 0.7,
    schedule: {
      workday: [
        [0, 6, 0.8],
        [6, 22, 1],
        [22, 24, 0.85],
      ],
      saturday: [
        [0, 6, 0.7],
        [6, 24, 0.45],
      ],
      sunday: [
        [6, 18, 0.35],
        [18, 24, 0.6],
      ],
    },
    light: 0.03,
    nightLight: 0.03,
    heat: 0.12,
    cool: 0.06,
    breaks: { summer: 0.35, christmas: 0.35 },
    unrest: 0.06,
  },
  sawmill: {
    base: 0.3,
    active: 1,
    schedule: {
      workday: [
        [5, 14, 1],
        [14, 23, 0.85],
      ],
      saturday: [[6, 12, 0.3]],
      sunday: [],
    },
    light: 0.05,
    nightLight: 0.05,
    heat: 0.24,
    cool: 0,
    breaks: { summer: 0.3, christmas: 0.3 },
    unrest: 0.1,
  },
} as const satisfies Record<string, BuildingShape>;
