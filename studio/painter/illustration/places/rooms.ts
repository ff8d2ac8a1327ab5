import type { Place } from './stage'
import { bathhouse } from './bathhouse'
import { bedroom } from './bedroom'
import { cafe } from './cafe'
import { courtyard } from './courtyard'
import { classroom } from './classroom'
import { kitchen } from './kitchen'
import { inLaboratory, laboratory } from './laboratory'
import { library } from './library'
import { livingRoom } from './living-room'
import { meetingRoom, office } from './office'
import { withLook } from './interior-looks'
import { shop } from './shop'
import { stalls } from './stalls'
import { station } from './station'
import { theatre } from './theatre'

const DESIGNS = '设计 室内设计 装修 装修设计 装修效果图 装修图 效果图'.split(' ')

/** 厨房, 厨房装修效果图 */
const withDesigns = (words: string): string =>
  [words, ...words.split(' ').flatMap((word) => DESIGNS.map((end) => word + end))].join(' ')

export const ROOMS: Readonly<Record<string, Place>> = {
  library: {
    words: '图书馆 古老的图书馆 大图书馆 藏书阁 藏书楼 阅览室 library old_library',
    times: ['day'],
    draw: withLook(library),
  },
  'living-room': {
    words: `${withDesigns('客厅 客餐厅 餐客厅 起居室 北欧客厅 现代客厅')} 室内设计 室内装修 室内设计图 室内装修设计 室内装修效果图 室内效果图 室内空间 室内空间设计 现代室内 简约室内 现代简约室内 现代简约客厅 家装 家居设计 家装设计 家居装修 家庭环境 居家环境 家居环境 家庭空间 居家空间 软装 软装设计 living_room lounge interior_design`,
    parts:
      '沙发 布艺沙发 抱枕 靠枕 靠垫 落地灯 台灯 绿植 植物 盆栽 龟背竹 挂画 装饰画 抽象画 画框 茶几 地毯 窗帘 落地窗 窗户',
    times: ['day'],
    draw: withLook(livingRoom),
  },
  cafe: {
    words: `${withDesigns('咖啡馆 咖啡厅 咖啡店')} 咖啡屋 下午茶店 cafe coffee_shop coffee_house`,
    times: ['day', 'day', 'dusk'],
    draw: withLook(cafe),
  },
  classroom: {
    words: '教室 课室 教室里 学校教室 classroom schoolroom',
    times: ['day'],
    draw: withLook(classroom),
  },
  courtyard: {
    words:
      '古风庭院 中式庭院 古典庭院 古代庭院 古风院落 中式院落 小院 农家小院 农家院 农家院子 院子 院子里 四合院 大院 农家院落 courtyard_house farmyard',
    times: ['day'],
    draw: withLook(courtyard),
  },
  stalls: {
    words:
      '菜市场 农贸市场 早市 摊位 小吃摊 水果摊 糖人摊 糖画摊 路边摊 大排档 摊子 小摊 菜摊 market_stall market_stalls farmers_market',
    times: ['day'],
    draw: withLook(stalls),
  },
  kitchen: {
    words: `${withDesigns('厨房 开放式厨房')} 灶台 灶房 kitchen`,
    times: ['day'],
    draw: withLook(kitchen),
  },
  shop: {
    words:
      '超市 货架 货架前 便利店 杂货店 小卖部 零食店 百货商店 商店里 小店里 店内 店内装修 店铺装修 门店装修 店面装修 店内装修效果图 店铺装修效果图 门店装修效果图 supermarket grocery_store convenience_store',
    times: ['day'],
    draw: withLook(shop),
  },
  bedroom: {
    words: `${withDesigns('卧室 卧房')} 睡房 寝室 宿舍 闺房 儿童房 卧室里 房间里 bedroom dormitory`,
    times: ['day'],
    draw: withLook(bedroom),
  },
  office: {
    words: `${withDesigns('办公室')} 办公区 写字间 写字楼里 公司里 办公室里 office`,
    times: ['day'],
    draw: withLook(office),
  },
  'meeting-room': {
    words: '会议室 会议室里 会议厅 会议桌 开会现场 meeting_room conference_room boardroom',
    times: ['day'],
    draw: withLook(meetingRoom),
  },
  laboratory: {
    words: '实验室 化学实验室 科学实验室 生物实验室 实验室里 科研实验室 laboratory science_lab',
    parts: '仪器 科学仪器 实验仪器 试管 烧瓶 显微镜 实验台 桌上',
    times: ['day'],
    draw: laboratory,
    drawAround: inLaboratory,
  },
  'metro-station': {
    words: '地铁站 站台 月台 地铁站台 地铁站里 subway_station metro_station platform',
    parts: '火车 列车 地铁 地铁列车 高铁 动车 车厢 电车',
    times: ['day'],
    draw: withLook(station),
  },
  stage: {
    words:
      '舞台 舞台上 戏台 戏台上 戏台子 剧场 剧院 大剧院 音乐厅 演唱会现场 音乐会现场 演出现场 t台 stage theatre theater concert_hall',
    times: ['night'],
    draw: withLook(theatre),
  },
  bathhouse: {
    words: '澡堂 浴室 澡堂子 大众浴池 浴池 公共浴室 大浴场 钱汤 泡澡堂 bathhouse public_bath sento',
    times: ['day'],
    draw: withLook(bathhouse),
  },
}
