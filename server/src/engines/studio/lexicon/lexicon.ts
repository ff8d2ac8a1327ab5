import { conditions } from './conditions'
import { buildLexicon } from './format'
import { grammar } from './grammar'
import { scenes } from './scenes'
import { subjects } from './subjects'

/** Every word the painter knows, by its surface in NFKC lower case. */
export const lexicon = buildLexicon([scenes, subjects, conditions, grammar])

export const longestSurface = Math.max(...[...lexicon.keys()].map((surface) => surface.length))
