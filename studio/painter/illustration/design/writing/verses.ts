import { wordList } from '../../../../lib/words'

/** Couplets: the first line ends in an oblique tone and hangs on the right. */
export const COUPLETS: readonly (readonly [first: string, second: string, banner: string])[] = [
  ['春满人间增瑞气', '福临门第发祥光', '万事如意'],
  ['一帆风顺年年好', '万事如意步步高', '吉星高照'],
  ['和顺一门有百福', '平安二字值千金', '万象更新'],
  ['天增岁月人增寿', '春满乾坤福满门', '四季长安'],
  ['春风入喜财入户', '岁月更新福满门', '新春大吉'],
  ['春雨丝丝润万物', '红梅点点绣千山', '春意盎然'],
]

/** Four characters for a wall. */
export const MOTTOES: readonly string[] = wordList(
  '宁静致远 厚德载物 天道酬勤 上善若水 道法自然 海纳百川 惠风和畅 云淡风轻',
)

export type Poem = Readonly<{ title: string; author: string; lines: readonly string[] }>

export const POEMS: readonly Poem[] = [
  {
    title: '静夜思',
    author: '李白',
    lines: ['床前明月光', '疑是地上霜', '举头望明月', '低头思故乡'],
  },
  {
    title: '登鹳雀楼',
    author: '王之涣',
    lines: ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'],
  },
  {
    title: '春晓',
    author: '孟浩然',
    lines: ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', '花落知多少'],
  },
  {
    title: '江雪',
    author: '柳宗元',
    lines: ['千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪'],
  },
  {
    title: '鹿柴',
    author: '王维',
    lines: ['空山不见人', '但闻人语响', '返景入深林', '复照青苔上'],
  },
  {
    title: '山行',
    author: '杜牧',
    lines: ['远上寒山石径斜', '白云生处有人家', '停车坐爱枫林晚', '霜叶红于二月花'],
  },
  {
    title: '望庐山瀑布',
    author: '李白',
    lines: ['日照香炉生紫烟', '遥看瀑布挂前川', '飞流直下三千尺', '疑是银河落九天'],
  },
]
