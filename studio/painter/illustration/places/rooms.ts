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
import { corridor, gallery, hall, hospitalPassage } from './halls'
import { bar, billiards, gym } from './trade-interiors'

const DESIGNS = '设计 室内设计 装修 装修设计 装修效果图 装修图 效果图'.split(' ')

/** 厨房, 厨房装修效果图 */
const withDesigns = (words: string): string =>
  [words, ...words.split(' ').flatMap((word) => DESIGNS.map((end) => word + end))].join(' ')

export const ROOMS: Readonly<Record<string, Place>> = {
  library: {
    words: '图书馆 图书馆里 图书馆内 大图书馆 藏书阁 藏书楼 阅览室 library old_library',
    times: ['day'],
    draw: withLook(library),
  },
  'living-room': {
    words: `${withDesigns('客厅 客餐厅 餐客厅 起居室 北欧客厅 现代客厅')} 室内设计 室内装修 室内设计图 室内装修设计 室内装修效果图 室内效果图 室内空间 室内空间设计 现代室内 简约室内 现代简约室内 现代简约客厅 家装 家居设计 家装设计 家居装修 家庭环境 居家环境 家居环境 家庭空间 居家空间 软装 软装设计 三室两厅 三室一厅 两室一厅 两室两厅 一室一厅 四室两厅 样板间 样板房 大平层 公寓室内 living_room lounge interior_design`,
    parts:
      '沙发 布艺沙发 抱枕 靠枕 靠垫 落地灯 台灯 绿植 植物 盆栽 龟背竹 挂画 装饰画 抽象画 画框 茶几 地毯 窗帘 落地窗 窗户 木地板 实木地板 地板 家具 简约家具 实木家具',
    times: ['day'],
    draw: withLook(livingRoom),
  },
  cafe: {
    words: `${withDesigns('咖啡馆 咖啡厅 咖啡店')} 咖啡屋 下午茶店 cafe coffee_shop coffee_house`,
    parts: '窗外 窗户 落地窗 黑板 菜单板 吊灯 咖啡机 木桌 木椅 咖啡 拿铁 热气',
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
    parts:
      '床 大床 双人床 单人床 床铺 公主床 四柱床 床头柜 床品 枕头 被子 窗帘 窗户 窗外 大窗户 绿植 盆栽 地毯 挂画 装饰画 台灯 床头灯',
    times: ['day'],
    draw: withLook(bedroom),
  },
  office: {
    words: `${withDesigns('办公室')} 办公区 写字间 写字楼里 公司里 办公室里 办公空间 office`,
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
  billiards: {
    words:
      '台球厅 台球房 台球室 台球馆 桌球厅 桌球室 桌球房 台球俱乐部 台球厅内 球房 台球房门店 台球厅门店 台球门店 pool_hall',
    parts: '台球 桌球 球杆 台球杆 吊灯 八号球 环境',
    times: ['day'],
    draw: withLook(billiards),
  },
  gym: {
    words: '健身房 健身中心 健身会所 健身俱乐部 健身房里 健身房内景 gym fitness_center',
    parts: '跑步机 哑铃 健身器材 器械 镜子 瑜伽垫 瑜伽球',
    times: ['day'],
    draw: withLook(gym),
  },
  bar: {
    words: '酒吧 小酒馆 酒馆 清吧 酒吧里 吧台 酒吧吧台 鸡尾酒吧 酒馆里 pub tavern cocktail_bar',
    parts: '酒瓶 酒杯 高脚凳 吧椅 酒柜 吊灯 木质吧台 鸡尾酒 灯光',
    times: ['night'],
    draw: withLook(bar),
  },
  gallery: {
    words:
      '美术馆 画廊 展厅 艺术馆 展览馆 画展 艺术展 美术馆里 艺术展厅 展览现场 art_gallery exhibition_hall',
    parts: '画作 油画 画框 射灯 长椅 展品',
    times: ['day'],
    draw: withLook(gallery),
  },
  'hospital-corridor': {
    words: '医院走廊 医院的走廊 病房走廊 医院过道 hospital_corridor',
    times: ['day'],
    draw: withLook(hospitalPassage),
  },
  'long-corridor': {
    words:
      '学校走廊 教学楼走廊 酒店走廊 长长的走廊 昏暗的走廊 宿舍走廊 公寓走廊 走廊尽头 楼道 hallway',
    times: ['day'],
    draw: withLook(corridor),
  },
  'grand-hall': {
    words:
      '大厅 宫殿大厅 城堡大厅 宴会厅 宫殿内部 城堡内部 教堂内部 大教堂内部 舞会大厅 宫廷大厅 皇宫大厅 豪华大厅 古堡大厅 grand_hall ballroom',
    parts:
      '立柱 石柱 柱子 吊灯 水晶吊灯 枝形吊灯 红毯 红地毯 蜡烛 烛光 彩色玻璃 彩窗 彩绘玻璃 花窗 拱窗',
    times: ['day'],
    draw: withLook(hall),
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
