import type { SceneId } from '../slots'
import { abstract } from './abstract'
import { lake } from './lake'
import { mountains } from './mountains'
import { nightSky } from './night-sky'
import type { SceneDefinition } from './scene-definition'
import { sea } from './sea'

export const SCENE_DEFINITIONS: Readonly<Record<SceneId, SceneDefinition>> = {
  sea,
  mountains,
  lake,
  'night-sky': nightSky,
  abstract,
}
