import type { SceneId } from '../slots'
import { abstract } from './abstract'
import { city } from './city'
import { coast } from './coast'
import { lake } from './lake'
import { mountains } from './mountains'
import { nightSky } from './night-sky'
import type { SceneDefinition } from './scene-definition'
import { sea } from './sea'

export const SCENE_DEFINITIONS: Readonly<Record<SceneId, SceneDefinition>> = {
  sea,
  coast,
  mountains,
  'cloud-sea': mountains,
  lake,
  river: lake,
  waterfall: mountains,
  forest: mountains,
  'bamboo-grove': mountains,
  desert: mountains,
  grassland: mountains,
  'snow-field': mountains,
  village: lake,
  city,
  garden: lake,
  interior: lake,
  'night-sky': nightSky,
  underwater: sea,
  abstract,
}
