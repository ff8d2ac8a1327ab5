import type { Family } from '../family'
import type { Draw } from './kit/board'
import { poster } from './print/poster'
import { MOODS } from './sticker/moods'
import { sticker } from './sticker/sticker'
import { inscription } from './writing/inscription'

interface Row {
  readonly words: string
  readonly draw: Draw
}

const WRITINGS: Readonly<Record<string, Row>> = {
  fu: { words: '福字 福 倒福 斗方 福字图 新春福字', draw: inscription('福') },
  'double-happiness': { words: '囍字 囍 喜字 双喜 双喜字 喜喜', draw: inscription('囍') },
}

const DESIGNS: Readonly<Record<string, Row>> = {
  poster: {
    words: '海报 宣传海报 活动海报 poster 宣传单 宣传画',
    draw: poster({
      title: '活动预告',
      latin: 'COMING SOON',
      face: ['hei-heavy', 'blocky', 'song-heavy'],
      motifs: ['geometry', 'overlaps', 'arches', 'rays', 'hills'],
    }),
  },
  sticker: { words: '表情包 表情 贴纸 贴图 sticker 微信表情', draw: sticker },
}

const STICKER_TRAITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MOODS).map(([id, { words }]) => [`mood:${id}`, words])),
  'mascot:bun': '团子 包子 糯米团子 小胖子',
  'set:many': '一组 一套 系列 套装',
}

function drawOf(rows: Readonly<Record<string, Row>>, id: string): Draw {
  const row = rows[id]
  if (!row) throw new Error(`nothing of this family is called "${id}"`)
  return row.draw
}

function wordsOf(rows: Readonly<Record<string, Row>>): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).map(([id, { words }]) => [id, words]))
}

/** What is written for its own sake: 福, couplets, scrolls, seals, neon signs. */
export const writing: Family = {
  id: 'writing',
  things: wordsOf(WRITINGS),
  traits: { 'turn:upside-down': '倒 倒贴 倒着 福到' },
  styles: ['soft', 'flat', 'papercut'],
  takesSetting: false,
  compose: (composing) => drawOf(WRITINGS, composing.brief.main.id)(composing),
}

/** What is printed: posters, cards, signs, stickers. */
export const design: Family = {
  id: 'design',
  things: wordsOf(DESIGNS),
  traits: STICKER_TRAITS,
  styles: ['flat', 'soft'],
  takesSetting: false,
  compose: (composing) => drawOf(DESIGNS, composing.brief.main.id)(composing),
}
