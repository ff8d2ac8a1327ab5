/** The mood that fits a video, by the words of its shots. */
import { FITTING_MUSIC, MOOD_NAMES, type MoodId } from './music'

/** Words of a mood; those that decide more come first. */
const WORDS: readonly (readonly [MoodId, RegExp])[] = [
  ['festive', /春节|新年|过年|元宵|灯会|灯笼|舞狮|舞龙|鞭炮|烟花|喜庆|婚礼|生日|庆祝|圣诞|中秋/g],
  [
    'guofeng',
    /古风|国风|水墨|山水|江南|亭|古镇|古寺|汉服|竹林|荷塘|荷花|梅花|宫殿|长城|仙鹤|琴|茶/g,
  ],
  [
    'epic',
    /战|龙|雪山|高山|峡谷|瀑布|宇宙|星际|火箭|飞船|史诗|英雄|巨浪|风暴|火山|沙漠|草原|日出/g,
  ],
  ['mysterious', /神秘|迷雾|雾|幽|森林|洞|废墟|星空|银河|月|深海|魔法|梦|霓虹|赛博|夜/g],
  ['lonely', /孤|离别|思念|想念|回忆|告别|等|落叶|秋|雨|旧|老街|车站|远方|黄昏|一个人/g],
  ['playful', /猫|狗|兔|熊|小鸡|小鸭|企鹅|松鼠|孩|宝宝|玩|跳|卡通|可爱|气球|糖|马戏/g],
  ['bright', /阳光|晴|春|夏|花|海边|沙滩|旅行|野餐|骑|跑|操场|早上|清晨|彩虹|向日葵|蓝天/g],
  ['calm', /安静|宁静|湖|雪|云|炊烟|窗|书|睡|午后|田野|麦|海/g],
]

const isMood = (id: string): id is MoodId => Object.hasOwn(MOOD_NAMES, id)

/** The ordered mood; for `auto` the one most words ask for, the calm one where none does. */
export function chooseMood(music: string, words: readonly string[]): MoodId {
  if (isMood(music)) return music
  if (music !== FITTING_MUSIC) throw new Error(`no mood ${music}`)
  const text = words.join('\n')
  const counted = WORDS.map(([mood, pattern]) => ({
    mood,
    hits: [...text.matchAll(pattern)].length,
  }))
  const best = counted.reduce((most, one) => (one.hits > most.hits ? one : most))
  return best.hits > 0 ? best.mood : 'calm'
}
