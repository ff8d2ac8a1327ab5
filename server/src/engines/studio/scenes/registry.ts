import type { SceneId } from '../slots'
import { mountains } from './mountains'
import type { SceneDefinition } from './scene-definition'

export const SCENE_DEFINITIONS: Readonly<Record<SceneId, SceneDefinition>> = {
  mountains,
  sea: mountains,
  lake: mountains,
  'night-sky': mountains,
  abstract: mountains,
}
