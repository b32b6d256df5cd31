export {
  createLevelLoader,
  type LevelLoader,
  type LevelLoaderOptions,
  type LevelQuestion,
  type LevelSource,
  type LevelState,
} from './level-loader.ts';
export { useLevels, type LevelExtent, type LevelProps, type Levels } from './use-levels.tsx';
