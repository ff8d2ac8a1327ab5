import type { SceneId } from '../slots'
import { abstract } from './abstract'
import { city } from './city'
import { cloudSea } from './cloud-sea'
import { coast } from './coast'
import { desert } from './desert'
import { grassland } from './grassland'
import { forest } from './forest'
import { garden } from './garden'
import { interior } from './interior'
import { lake } from './lake'
import { mountains } from './mountains'
import { nightSky } from './night-sky'
import { river } from './river'
import type { SceneDefinition } from './scene-definition'
import { sea } from './sea'
import { underwater } from './underwater'
import { waterfall } from './waterfall'

export const SCENE_DEFINITIONS: Readonly<Record<SceneId, SceneDefinition>> = {
  sea,
  coast,
  mountains,
  'cloud-sea': cloudSea,
  lake,
  river,
  waterfall,
  forest,
  'bamboo-grove': mountains,
  desert,
  grassland,
  'snow-field': mountains,
  village: lake,
  city,
  garden,
  interior,
  'night-sky': nightSky,
  underwater,
  abstract,
}
