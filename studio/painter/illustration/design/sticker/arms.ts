import type { Oklch } from '../../../colour'
import { type Form, form, mirrored } from '../../build/form'
import { wordList } from '../../../../lib/words'

/** Poses of the arms; each fits some moods. */
export const ARMS = wordList('down up wave cheeks heart crossed salute')
export type Arms = (typeof ARMS)[number]

const HANGING = '-150,180 -214,220 -236,300 -190,330 -146,290 -128,220'
const RAISED = '-160,210 -270,150 -352,40 -386,-10 -346,-58 -292,-24 -226,70 -130,160'
const CHEEK = '-150,250 -236,236 -262,160 -226,104 -172,112 -158,180 -110,220'
const CHEST = '-170,210 -196,280 -120,312 -20,290 0,250 -34,226 -110,244 -132,200'

export function drawArms(arms: Arms, colour: Oklch): { behind: Form[]; before: Form[] } {
  const [hang, raise, cheek, chest] = [HANGING, RAISED, CHEEK, CHEST].map((outline) => {
    const left = form(outline, colour, 'body relief 12')
    return [left, ...mirrored([left])]
  })
  switch (arms) {
    case 'up':
      return { behind: raise, before: [] }
    case 'wave':
    case 'salute':
      return { behind: raise.slice(1), before: hang.slice(0, 1) }
    case 'cheeks':
      return { behind: [], before: cheek }
    case 'heart':
    case 'crossed':
      return { behind: [], before: chest }
    default:
      return { behind: [], before: hang }
  }
}
