import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Coat, EarKind } from './coat'
import { named } from '../../parts'

export interface Ears {
  /** Behind the head. */
  readonly behind: Form[]
  /** Over the head: ears that hang down. */
  readonly before: Form[]
}

const INNER = [0.8, 0.075, 22] as const

/** The right ear; the left one is its mirror image. */
function rightEar(kind: EarKind, coat: Coat): { behind?: Form[]; before?: Form[] } {
  const { base, pale, mark } = coat
  const dark = /^(?:points|ragdoll)$/.test(coat.marks[0] ?? '') ? mark : base
  const edge = (outline: string, fill = dark) => form(outline, fill, 'hair relief 9')
  const lining = (outline: string, fill: Form['fill'] = INNER) =>
    named('inner-ears', form(outline, fill, 'detail'))[0] as Form
  /** An ear with what lies inside it. */
  const behind = (ear: Form, inner: Form) => ({ behind: [inside(ear, inner)] })
  switch (kind) {
    case 'none':
      return {}
    case 'cat':
      return behind(
        edge('36,-100! 84,-162 128,-204! 152,-128 154,-14!'),
        lining('66,-106! 96,-148 122,-170! 136,-116 130,-54!'),
      )
    case 'folded':
      return {
        before: [
          edge(
            '62,-116! 96,-134 142,-104 176,-30 178,38 158,72 128,44 112,-14 96,-62',
            tone(dark, -0.09),
          ),
        ],
      }
    case 'tall':
      return behind(
        edge('30,-98! 60,-196 106,-262 138,-252 160,-168 144,-20!'),
        lining('60,-108! 84,-186 112,-226 132,-156 126,-66!'),
      )
    case 'small':
      return behind(
        edge('44,-104! 84,-170 130,-200! 152,-122 142,-34!'),
        lining('74,-112! 98,-152 122,-168! 134,-116 126,-68!', pale),
      )
    case 'curly':
      return {
        before: [
          edge(
            '84,-104 132,-116 172,-70 186,4 178,72 150,108 116,92 112,40 102,-20 88,-62',
            tone(dark, -0.05),
          ),
        ],
      }
    case 'rabbit':
      return behind(
        edge('24,-90! 16,-206 40,-308 78,-332 108,-286 110,-180 88,-70!'),
        lining('46,-108! 42,-204 60,-278 80,-286 92,-238 88,-166 74,-98!'),
      )
    case 'round': {
      const dim = coat.marks.includes('panda') ? mark : dark
      const lined = coat.marks.includes('panda') ? tone(mark, 0.08) : tone(pale, -0.02)
      return behind(
        disc([116, -112], 52, dim, 'hair relief 12'),
        disc([110, -104], 29, lined, 'detail'),
      )
    }
    case 'koala':
      return behind(
        fillPath(dark, 'hair relief 14')`70,-96 84,-158 140,-190 196,-160 214,-92 188,-36 138,-20
          96,-40`,
        form('106,-96 116,-140 146,-156 178,-134 186,-92 166,-58 132,-54', pale, 'detail'),
      )
    case 'fox': {
      const ear = inside(
        edge('26,-94! 72,-194 134,-262! 160,-144 144,-14!'),
        lining('58,-102! 88,-174 126,-212! 140,-130 126,-60!', pale),
      )
      const tip = form('96,-224! 134,-262! 150,-190! 122,-206', mark, 'detail')
      return { behind: [coat.marks.includes('tips') ? inside(ear, tip) : ear] }
    }
    case 'little':
      return behind(
        disc([106, -102], 34, dark, 'hair relief 8'),
        disc([104, -98], 19, INNER, 'detail'),
      )
    case 'mouse':
      return behind(
        disc([118, -118], 74, dark, 'hair relief 12'),
        disc([116, -112], 50, INNER, 'detail'),
      )
    case 'pig':
      return {
        before: [
          inside(
            edge('50,-104! 92,-166 150,-182! 170,-112 148,-54 110,-62', tone(dark, -0.035)),
            lining('88,-112 112,-146 146,-160! 152,-108 134,-80', tone(dark, -0.1)),
          ),
        ],
      }
    case 'side':
      return behind(
        edge('92,-66! 140,-108 204,-102 232,-66! 206,-30 150,-16 102,-20!'),
        lining('124,-62 164,-84 208,-72! 176,-46 140,-42'),
      )
    case 'deer':
      return behind(
        edge('64,-86! 108,-152 176,-178 206,-162! 196,-108 150,-60 100,-36!'),
        lining('98,-92 132,-136 184,-154! 168,-106 132,-72'),
      )
    case 'monkey':
      return behind(
        ellipse([160, 6], [48, 56], dark, 'hair relief 10'),
        ellipse([160, 8], [30, 36], pale, 'detail'),
      )
    case 'elephant':
      return behind(
        fillPath(dark, 'hair relief 20')`84,-104! 150,-168 246,-150 286,-60 262,50 196,112 134,84
          110,10`,
        form('140,-104 196,-126 246,-94 256,-30 230,40 188,74 152,40', pale, 'detail'),
      )
    case 'frog':
      return { behind: [disc([78, -84], 46, base, 'hair relief 14')] }
    case 'tuft':
      return {
        before: [edge('66,-114! 112,-152 162,-176! 150,-124 132,-84 100,-100', tone(base, -0.08))],
      }
    case 'dragon':
      return {
        behind: [
          edge('118,-64! 168,-116 226,-122! 214,-66 178,-22 138,-12!', tone(base, -0.05)),
          // the horn: two tines
          inside(
            fillPath(coat.second ?? pale, 'metal relief 8')`56,-96! 66,-158 104,-214 164,-262!
              148,-214 120,-166 106,-100!`,
            line('70,-150 100,-142', 7, tone(coat.second ?? pale, -0.16), 'detail'),
            line('84,-186 116,-174', 7, tone(coat.second ?? pale, -0.16), 'detail'),
          ),
          fillPath(coat.second ?? pale, 'metal relief 6')`98,-176! 140,-196 186,-196! 160,-172
            112,-146!`,
        ],
      }
  }
}

/** Both ears. */
export function drawEars(kind: EarKind, coat: Coat): Ears {
  const { behind = [], before = [] } = rightEar(kind, coat)
  const both = (forms: readonly Form[]): Form[] => named('ears', mirrored(forms), forms)
  return { behind: both(behind), before: both(before) }
}
