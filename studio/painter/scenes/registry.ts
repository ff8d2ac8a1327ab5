import type { SceneId } from '../slots'
import { abstract } from './abstract'
import { bambooGrove } from './bamboo-grove'
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
import { village } from './village'
import type { SceneDefinition } from './scene-definition'
import { sea } from './sea'
import { snowField } from './snow-field'
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
  'bamboo-grove': bambooGrove,
  desert,
  grassland,
  'snow-field': snowField,
  village,
  city,
  garden,
  interior,
  'night-sky': nightSky,
  underwater,
  abstract,
}
