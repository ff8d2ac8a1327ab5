import { wordList } from '../../../lib/words'

/**
 * The typefaces that pictures are lettered in, all under the SIL Open Font Licence 1.1, each from
 * its own package. Only files that a text needs are opened.
 */
export interface FaceSource {
  /** Of @fontsource. */
  readonly name: string
  readonly weight: number
  /** Faces that take over a whole run this one has not all the characters of, the nearest first. */
  readonly fallback: readonly FaceId[]
}

/** Of the two formats that each package has. */
export const FACE_FORMAT = 'woff2'

export const FACE_IDS = wordList(`
  song song-heavy hei hei-bold hei-heavy tube brush running round blocky condensed didone script
  lobster
`)
export type FaceId = (typeof FACE_IDS)[number]

const song = (weight: number): FaceSource => ({ name: 'noto-serif-sc', weight, fallback: ['hei'] })
const hei = (weight: number): FaceSource => ({ name: 'noto-sans-sc', weight, fallback: ['song'] })
const display = (name: string, ...fallback: readonly FaceId[]): FaceSource => ({
  ...{ name, weight: 400, fallback },
})

export const FACES: Readonly<Record<FaceId, FaceSource>> = {
  /** 宋: text, cards, books. */
  song: song(500),
  'song-heavy': song(900),
  /** 黑: facts, captions. */
  hei: hei(400),
  'hei-bold': hei(700),
  'hei-heavy': hei(900),
  /** The thinnest: tubes of a neon sign. */
  tube: hei(200),
  /** 马善政, written with a full brush. */
  brush: display('ma-shan-zheng', 'song-heavy', 'hei-heavy'),
  /** 志莽行, a running hand. */
  running: display('zhi-mang-xing', 'song', 'hei'),
  /** 快乐体: stickers and cards. */
  round: display('zcool-kuaile', 'hei-heavy', 'song-heavy'),
  /** 庆科黄油体: concerts and sport. */
  blocky: display('zcool-qingke-huangyou', 'hei-heavy', 'song-heavy'),
  /** Latin capitals and figures. */
  condensed: display('bebas-neue', 'hei-bold', 'song-heavy'),
  didone: { name: 'playfair-display', weight: 600, fallback: ['song', 'hei'] },
  script: display('great-vibes', 'song', 'hei'),
  lobster: display('pacifico', 'round', 'hei-bold', 'song-heavy'),
}
