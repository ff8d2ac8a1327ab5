import type { Oklch } from '../../../colour'
import { named, pairs, triples } from '../../../drawing/notation'
import { readFields, readWord } from '../../../../lib/fields'
import { wordList } from '../../../../lib/words'
import { EARS, EYES, MARKS, MUZZLES, NOSES, type Coat, type Species } from '../coat'

const COLOURS: Readonly<Record<string, Oklch>> = named(`dark: 0.27,0.02,340 black: 0.3,0.018,300
  pink: 0.74,0.1,20 cream: 0.96,0.025,80 white: 0.975,0.008,90 brown-eye: 0.42,0.07,50`)

const HEADS: Readonly<Record<string, string>> = {
  cat: '0,-118 62,-115 120,-74 152,-4 154,52 122,100 64,130 0,138',
  dog: '0,-124 70,-117 120,-68 142,-2 148,52 118,106 60,142 0,152',
  bear: '0,-130 82,-121 142,-66 164,14 152,76 106,122 52,144 0,148',
}

/** A colour by its name here or its numbers. */
const readColour = (word = ''): Oklch => COLOURS[word] ?? triples(word)[0]

/** Base, pale and mark colour, then marks, `second=` and `eye=` with a colour. */
function readCoat(text: string): Coat {
  const [base, pale, mark, ...rest] = text.split(' ')
  const more = rest.filter((word) => word.includes('=')).map((word) => word.split('='))
  const colours = Object.fromEntries(more.map(([name = '', word]) => [name, readColour(word)]))
  return {
    ...{ base: readColour(base), pale: readColour(pale), mark: readColour(mark) },
    marks: rest.filter((word) => !word.includes('=')).map((word) => readWord(word, MARKS)),
    ...colours,
  }
}

const FIELDS = wordList('head ears eyes nose muzzle whiskers tufts top chin')

/**
 * A species as text: `eyes` are kind, `x,y,radius` and colour, `nose` kind, `y,width` and colour; a
 * head may be another's by name.
 */
export function species(text: string, coats: Readonly<Record<string, string>>): Species {
  const fields = readFields(text, FIELDS)
  const { head = '', muzzle = 'none', whiskers, tufts, top, chin } = fields
  const [eyes, at = '', iris] = fields.eyes?.split(' ') ?? []
  const [nose, under = '', tip] = fields.nose?.split(' ') ?? []
  const [[x, y, r]] = triples(at)
  const [[noseY, width]] = pairs(under)
  return {
    ...{ head: HEADS[head] ?? head, ears: readWord(fields.ears, EARS) },
    eyes: { kind: readWord(eyes, EYES), x, y, r, colour: readColour(iris) },
    nose: { kind: readWord(nose, NOSES), y: noseY, width, colour: readColour(tip) },
    ...{ muzzle: readWord(muzzle, MUZZLES), chin: Number(chin) },
    ...{ whiskers: whiskers !== undefined, tufts: tufts !== undefined },
    ...(top !== undefined && { top: Number(top) }),
    coats: Object.fromEntries(Object.entries(coats).map(([id, coat]) => [id, readCoat(coat)])),
  }
}
