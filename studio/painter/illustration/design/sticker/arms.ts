import type { Oklch } from '../../../colour'
import { form } from '../../build/form'
import type { Form } from '../../node'
import { wordList } from '../../../../lib/words'

/** Poses of the arms; each fits some moods. */
export const ARMS = wordList('down up wave cheeks heart crossed salute')
export type Arms = (typeof ARMS)[number]

const HANGING = '-150,180 -214,220 -236,300 -190,330 -146,290 -128,220'
const RAISED = '-160,210 -270,150 -352,40 -386,-10 -346,-58 -292,-24 -226,70 -130,160'
const CHEEK = '-150,250 -236,236 -262,160 -226,104 -172,112 -158,180 -110,220'
const CHEST = '-170,210 -196,280 -120,312 -20,290 0,250 -34,226 -110,244 -132,200'

function mirror(outline: string): string {
  return outline
    .split(' ')
    .map((point) => (point.startsWith('-') ? point.slice(1) : `-${point}`))
    .join(' ')
}

export function drawArms(arms: Arms, colour: Oklch): { behind: Form[]; before: Form[] } {
  const make = (outline: string) => form(outline, colour, 'body relief 12')
  const left = { hang: make(HANGING), raise: make(RAISED), cheek: make(CHEEK), chest: make(CHEST) }
  const right = {
    hang: make(mirror(HANGING)),
    raise: make(mirror(RAISED)),
    cheek: make(mirror(CHEEK)),
    chest: make(mirror(CHEST)),
  }
  switch (arms) {
    case 'up':
      return { behind: [left.raise, right.raise], before: [] }
    case 'wave':
    case 'salute':
      return { behind: [right.raise], before: [left.hang] }
    case 'cheeks':
      return { behind: [], before: [left.cheek, right.cheek] }
    case 'heart':
    case 'crossed':
      return { behind: [], before: [left.chest, right.chest] }
    default:
      return { behind: [], before: [left.hang, right.hang] }
  }
}
