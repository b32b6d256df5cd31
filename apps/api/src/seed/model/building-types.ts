import type { BuildingShape } from './building-shape.ts';
import { COMMERCE_SHAPES } from './shapes-commerce.ts';
import { INDUSTRY_SHAPES } from './shapes-industry.ts';
import { PREMISES_SHAPES } from './shapes-premises.ts';

const SHAPES = { ...COMMERCE_SHAPES, ...PREMISES_SHAPES, ...INDUSTRY_SHAPES };

/** Kinds of building whose load the demo data knows. */
export type BuildingType = keyof typeof SHAPES;

/** The load shape of every building type. */
export const BUILDING_SHAPES: Readonly<Record<BuildingType, BuildingShape>> = SHAPES;

/** Reads the name of a building type; null when it is unknown. */
export function parseBuildingType(text: string): BuildingType | null {
  const known: readonly BuildingType[] = Object.keys(SHAPES).filter(
    (key): key is BuildingType => key in SHAPES,
  );
  return known.find((type) => type === text) ?? null;
}
