import type { SceneId } from '../slots'
import { abstract } from './abstract'
import { city } from './city'
import { cloudSea } from './cloud-sea'
import { coast } from './coast'
import { desert } from './desert'
import { interior } from './interior'
import { lake } from './lake'
import { mountains } from './mountains'
import { nightSky } from './night-sky'
import { river } from './river'
import type { SceneDefinition } from './scene-definition'
import { sea } from './sea'

export const SCENE_DEFINITIONS: Readonly<Record<SceneId, SceneDefinition>> = {
  sea,
  coast,
  mountains,
  'cloud-sea': cloudSea,
  lake,
  river,
  waterfall: mountains,
  forest: mountains,
  'bamboo-grove': mountains,
  desert,
  grassland: mountains,
  'snow-field': mountains,
  village: lake,
  city,
  garden: lake,
  interior,
  'night-sky': nightSky,
  underwater: sea,
  abstract,
}
