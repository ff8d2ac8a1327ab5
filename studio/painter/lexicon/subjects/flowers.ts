import type { LexiconData } from '../format'

export const flowersWords: LexiconData = {
  'subject:lotus': `荷 荷花 莲花 睡莲 莲 荷叶 莲叶 红莲 lotus lotuses water_lily water_lilies`,
  'subject:peony': `牡丹 牡丹花 芍药 芍药花 国色天香 花开富贵 peony peonies`,
  'subject:sunflower': `向日葵 葵花 向阳花 向日葵田 sunflower sunflowers`,
}
