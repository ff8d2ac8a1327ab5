import { aside, onQuay } from './around'
import type { Place } from './stage'
import { templeOfHeaven } from './temple'
import { palaceHall } from './palace'
import { eiffel } from './eiffel'
import { pearlTower } from './pearl-tower'
import { cantonTower, tokyoTower } from './towers'
import { london } from './london'
import { westLake } from './west-lake'

export const MONUMENTS: Readonly<Record<string, Place>> = {
  'temple-of-heaven': {
    words: '天坛 祈年殿 天坛祈年殿 temple_of_heaven',
    times: ['day', 'day', 'sunset'],
    draw: templeOfHeaven,
    drawAround: aside(templeOfHeaven),
  },
  'palace-hall': {
    words: '故宫 紫禁城 太和殿 故宫博物院 皇宫 宫殿 forbidden_city palace_museum chinese_palace',
    draw: palaceHall,
    drawAround: aside(palaceHall),
  },
  'eiffel-tower': {
    words: '埃菲尔铁塔 艾菲尔铁塔 巴黎铁塔 巴黎 eiffel_tower eiffel paris',
    draw: eiffel,
    drawAround: aside(eiffel),
  },
  'pearl-tower': {
    words:
      '东方明珠 东方明珠塔 上海外滩 外滩 陆家嘴 上海东方明珠 外滩夜景 oriental_pearl oriental_pearl_tower the_bund',
    times: ['night', 'dusk', 'day'],
    draw: pearlTower,
    drawAround: onQuay(aside(pearlTower)),
  },
  'tokyo-tower': {
    words: '东京塔 东京铁塔 东京夜景 tokyo_tower',
    times: ['dusk', 'day', 'night'],
    draw: tokyoTower,
    drawAround: aside(tokyoTower),
  },
  'canton-tower': {
    words: '广州塔 小蛮腰 广州小蛮腰 广州夜景 珠江夜景 canton_tower',
    times: ['night', 'dusk', 'day'],
    draw: cantonTower,
    drawAround: onQuay(aside(cantonTower)),
  },
  'west-lake': {
    words: '西湖 杭州西湖 三潭印月 断桥 西湖断桥 雷峰塔 雷峰夕照 苏堤 苏堤春晓 断桥残雪 west_lake',
    times: ['day', 'dawn', 'sunset'],
    draw: westLake,
    drawAround: onQuay(westLake),
  },
  'london-street': {
    words:
      '伦敦街道 伦敦 伦敦街头 伦敦街景 英国街道 英伦街道 大本钟 大笨钟 london london_street big_ben',
    times: ['day', 'day', 'dusk'],
    draw: london,
  },
}
