import { type Oklch, mixColour } from '../../../colour'
import { tone } from '../../build/fill'

/** Garment of a word for clothes, and its accessories. */
export interface Outfit {
  readonly garments: readonly [string, ...string[]]
  readonly cloth?: readonly string[]
  readonly trim?: string
  readonly worn?: string
  /** Brings the old way of face and hair with it. */
  readonly look?: 'guofeng'
}

export const CLOTHES_WORDS: Readonly<Record<string, Outfit>> = {
  hanfu: { garments: ['hanfu', 'hanfu', 'ruqun'], look: 'guofeng' },
  ruqun: { garments: ['ruqun'], look: 'guofeng' },
  robe: { garments: ['robe'], look: 'guofeng' },
  qipao: { garments: ['qipao'], look: 'guofeng' },
  tang: { garments: ['tang'] },
  kimono: { garments: ['hanfu'] },
  hoodie: { garments: ['hoodie'] },
  tee: { garments: ['tee'] },
  shirt: { garments: ['shirt'] },
  sweater: { garments: ['sweater', 'knit'] },
  suit: { garments: ['suit'], cloth: ['#33456b', '#454c5f', '#3d3f4c'], trim: '#b6453f' },
  tuxedo: { garments: ['tuxedo'], cloth: ['#2f3340'], trim: '#2a2b35' },
  blazer: { garments: ['blazer'] },
  dress: { garments: ['dress', 'frock'] },
  frock: { garments: ['frock'] },
  gown: { garments: ['gown'] },
  wedding: { garments: ['gown'], cloth: ['#fbf7f1'], trim: '#f0dcae', worn: 'veil tiara' },
  sailor: { garments: ['sailor'], cloth: ['#fbf7f0'], trim: '#3f5a8f' },
  tracksuit: { garments: ['tracksuit'], cloth: ['#f3f3f0'], trim: '#3a5a98' },
  jersey: { garments: ['tracksuit', 'vest'] },
  coat: { garments: ['trench', 'blazer', 'leather'] },
  trench: { garments: ['trench'] },
  raincoat: { garments: ['raincoat'] },
  leather: { garments: ['leather'] },
  puffer: { garments: ['puffer'] },
  vest: { garments: ['vest'] },
  overalls: { garments: ['overalls'] },
  denim: { garments: ['leather', 'overalls'], cloth: ['#5f82a8'] },
  'lab-coat': { garments: ['lab-coat'], cloth: ['#f3f6f7'] },
  uniform: { garments: ['police'], cloth: ['#3a4a63'] },
  armour: { garments: ['armour'], cloth: ['#7d8794'], trim: '#b5352c' },
  plate: { garments: ['plate'], cloth: ['#a8b2c0'] },
  space: { garments: ['space'], cloth: ['#eef1f5'], trim: '#e0694f', worn: 'helmet' },
  scrubs: { garments: ['scrubs'], cloth: ['#8fc3cf', '#e9a7b2'] },
  fire: { garments: ['fire-jacket'], cloth: ['#34405c'] },
  chef: { garments: ['chef-jacket'], cloth: ['#f6f5f1'] },
  'dragon-robe': { garments: ['dragon-robe'], cloth: ['#e0a93a'], trim: '#b5352c' },
  kasaya: { garments: ['kasaya'], cloth: ['#c98a3f'], trim: '#b5402f' },
  tunic: { garments: ['tunic'], cloth: ['#3f4f92', '#2f3240'], trim: '#f3ece0' },
  techwear: { garments: ['techwear'], cloth: ['#2c2f44'], trim: '#39d6d0' },
}

/** A second colour that is distinct from the cloth below it. */
export function against(colour: Oklch, cloth: Oklch): Oklch {
  const near = Math.abs(colour[0] - cloth[0]) < 0.12 && Math.abs(colour[1] - cloth[1]) < 0.05
  return near ? tone(colour, cloth[0] > 0.6 ? -0.3 : 0.3) : colour
}

/** Of a skirt that is named with its jacket, 白衣, the colour is near. */
export const skirtNear = (cloth: Oklch, sash: Oklch): Oklch => mixColour(cloth, sash, 0.22)

type Colours = readonly [string, ...string[]]

const SUITS: Colours = ['#33456b', '#454c5f', '#5f5548', '#3f5a55']
/** Colours of clothes that come in few. */
export const USUAL_CLOTH: Readonly<Record<string, Colours>> = {
  ...{ suit: SUITS, tuxedo: SUITS, blazer: SUITS },
  leather: ['#3a3438', '#6f4632'],
  overalls: ['#56799c'],
  trench: ['#c9a878', '#8f8a80', '#5a6273'],
}
