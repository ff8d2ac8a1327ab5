import type { LexiconData } from '../format'

export const flowersWords: LexiconData = {
  'subject:lotus': `荷 荷花 莲花 睡莲 莲 荷叶 莲叶 红莲 lotus lotuses water_lily water_lilies`,
}
