import type { SceneId } from '../../slots'
import type { SubjectBrush } from '../subject'
import { wordList } from '../../../lib/words'

/** Scenes of the old painters: there people wear robes, mostly. */
const OLD_SCENES: ReadonlySet<SceneId> = new Set(
  wordList('mountains cloud-sea lake river waterfall bamboo-grove village garden'),
)

/** Robe and bun, or coat and scarf. */
export const isOld = ({ scene, random }: SubjectBrush): boolean =>
  random.fork('era').chance(OLD_SCENES.has(scene) ? 0.8 : scene === 'interior' ? 0.35 : 0)
