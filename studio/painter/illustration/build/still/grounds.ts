import { type Brief, traitOf } from '../../family'
import { podium } from './podium'
import type { MakeGround } from './site'
import { sweep } from './sweep'
import { windowsill } from './windowsill'
import {
  bambooMat,
  concreteTable,
  ginghamTable,
  lacquerTable,
  linenTable,
  marbleTable,
  metalTable,
  outdoors,
  silkCloth,
  slateTable,
  woodTable,
} from './table'

/** Grounds of still lifes, by name. */
export const GROUNDS = {
  sweep,
  podium,
  wood: woodTable,
  linen: linenTable,
  gingham: ginghamTable,
  marble: marbleTable,
  slate: slateTable,
  lacquer: lacquerTable,
  outdoors,
  windowsill,
  bamboo: bambooMat,
  silk: silkCloth,
  concrete: concreteTable,
  metal: metalTable,
} as const satisfies Readonly<Record<string, MakeGround>>
export type GroundId = keyof typeof GROUNDS

export const isGround = (value: string): value is GroundId => Object.hasOwn(GROUNDS, value)

const TABLES = /^(?:wood|marble|linen|slate|silk|concrete|metal|gingham)$/

/** The table that is named for a thing or for one beside it; null: none. */
export function findTable({ main, others }: Pick<Brief, 'main' | 'others'>): GroundId | null {
  const named = [main, ...others].map((thing) => traitOf(thing, 'on')?.value ?? '')
  return named.filter(isGround).find((id) => TABLES.test(id)) ?? null
}

/** Words for what a still life is on. */
export const GROUND_TRAITS: Readonly<Record<string, string>> = {
  'on:marble':
    '大理石 大理石台面 大理石桌面 大理石桌 大理石桌上 大理石台 大理石背景 白色大理石 marble',
  'on:wood':
    '桌上 桌子上 案几 矮案几 几案 矮几 矮桌 炕桌 餐桌 餐桌上 木桌 木桌上 木质书桌 木板 木板上 木台 木质台面 木色桌面 浅木色桌面 原木色桌面 橡木桌面 胡桃木桌面 木质桌面 木桌面 木纹桌面 木纹台面 木质餐桌 木质餐桌上 木质桌子 木餐桌 木质背景 木纹背景 实木桌 实木桌面 实木餐桌 原木桌 原木桌面 原木台面 旧木桌 木砧板 砧板 wooden_table wood_table',
  'on:linen': '亚麻布 亚麻桌布 棉麻布 棉麻桌布 桌布 布面 linen tablecloth',
  'on:gingham': '格子桌布 格子布 野餐布 gingham',
  'on:slate': '石板 石板上 岩板 黑石板 黑色石板 slate',
  'on:silk': '丝绸 绸缎 丝绸背景 绸缎背景 丝绒 丝绒背景 天鹅绒 丝绸布 丝绒布 silk velvet satin',
  'on:concrete':
    '水泥台面 水泥桌面 水泥地面 水泥地 水泥台 水泥背景 混凝土台面 石台 石台上 石质台面 石材台面 岩石上 石头上 石块上 岩石台面 礁石上 concrete',
  'on:metal': '金属台面 金属桌面 不锈钢台面 金属台 metal_table',
  'on:bamboo': '竹席 竹垫 竹帘 bamboo_mat',
  'on:sweep': '磨砂台面 亚克力台面 台面 台面上 白色台面 桌面 桌面上 影棚背景 摄影棚 影棚 studio',
  'on:podium':
    '展台 展台上 圆台 圆形展台 圆形底座 圆形台座 展示台 陈列台 台座 底座 底座上 podium pedestal',
  'on:windowsill':
    '窗台 窗台上 飘窗 飘窗上 窗边 窗前 窗户边 窗户旁 窗边桌上 windowsill window_sill',
}
