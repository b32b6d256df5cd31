import type { BuildingShape } from './building-shape.ts';
import { commerceShapes } from './shapes-commerce.ts';
import { industryShapes } from './shapes-industry.ts';
import { premisesShapes } from './shapes-premises.ts';

const shapes = { ...commerceShapes, ...premisesShapes, ...industryShapes };

/** Building types with a load model in the demo data. */
export type BuildingType = keyof typeof shapes;

/** The load shape of every building type. */
export const buildingShapes: Readonly<Record<BuildingType, BuildingShape>> = shapes;

/** Reads the name of a building type; null when it is unknown. */
export function parseBuildingType(text: string): BuildingType | null {
  const known: readonly BuildingType[] = Object.keys(shapes).filter(
    (key): key is BuildingType => key in shapes,
  );
  return known.find((type) => type === text) ?? null;
}
