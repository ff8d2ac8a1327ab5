/** Machines → the words that ask for them. */
export const THINGS = {
  car: '汽车 长安汽车 小汽车 轿车 小轿车 车 车子 甲壳虫车 甲壳虫汽车 甲壳虫轿车 甲壳虫小汽车 老爷车 复古汽车 car automobile sedan',
  suv: '越野车 吉普车 吉普 越野 山地越野车 suv suv汽车 城市越野 off-road_vehicle jeep',
  taxi: '出租车 的士 计程车 taxi cab',
  'police-car': '警车 巡逻车 police_car',
  'fire-engine': '消防车 救火车 fire_truck fire_engine',
  'sports-car': '跑车 超跑 赛车 超级跑车 sports_car supercar race_car',
  bus: '巴士 公交车 公共汽车 大巴 校车 bus school_bus',
  'double-decker':
    '双层公交车 双层巴士 双层大巴 双层公交 伦敦巴士 伦敦红色巴士 double_decker double-decker double-decker_bus london_bus',
  truck: '卡车 货车 大卡车 垃圾车 truck lorry',
  bicycle: '自行车 单车 脚踏车 共享单车 bicycle bike',
  motorcycle: '摩托车 摩托 机车 重机车 motorcycle motorbike',
  scooter: '小电驴 电动车 电瓶车 电动摩托 踏板车 小绵羊摩托 scooter moped',
  train:
    '高铁 动车 悬浮列车 磁悬浮列车 磁浮列车 列车 地铁 轻轨 子弹头列车 high-speed_train bullet_train subway metro',
  'steam-train':
    '蒸汽火车 老式火车 老式蒸汽火车 复古火车 古老的火车 老火车 蒸汽机车 火车头 蒸汽列车 steam_train steam_locomotive locomotive',
  aeroplane: '飞机 客机 大飞机 战斗机 民航飞机 airplane aeroplane plane aircraft jet',
  helicopter: '直升机 直升飞机 helicopter',
  'hot-air-balloon': '热气球 hot_air_balloon',
  airship:
    '飞艇 飞空艇 齐柏林飞艇 黄铜飞船 铜制飞船 蒸汽飞船 蒸汽朋克飞船 蒸汽朋克飞艇 蒸汽朋克飞行器 蒸汽朋克风格的飞行器 蒸汽朋克风格飞行器 蒸汽朋克风格的飞船 蒸汽朋克风格的飞艇 蒸汽飞行器 airship zeppelin blimp dirigible',
  rocket: '火箭 运载火箭 宇宙飞船 航天飞船 飞船 太空飞船 太空船 rocket spaceship spacecraft',
  ufo: '飞碟 ufo 外星飞船 不明飞行物 flying_saucer',
  'dragon-boat': '龙舟 赛龙舟 龙船 龙舟赛 龙舟节 龙舟比赛 划龙舟 dragon_boat',
  galleon: '大帆船 古帆船 三桅帆船 木帆船 galleon tall_ship',
  'pirate-ship': '海盗船 pirate_ship',
  sailboat: '帆船 小帆船 sailboat sailing_boat yacht',
  ship: '轮船 邮轮 货轮 游轮 大船 军舰 航母 steamship cruise_ship ship',
  submarine: '潜水艇 潜艇 submarine',
  robot:
    '机器人 小机器人 智能机器人 ai机器人 ai老师 ai_老师 ai教师 ai_教师 ai助手 ai_助手 ai客服 人工智能老师 人工智能助手 robot android',
  mecha: '机甲 机甲战士 战斗机甲 机械战士 巨型机器人 mecha mech',
} satisfies Record<string, string>

export type VehicleId = keyof typeof THINGS

/** Properties of machines → the words that give them. */
export const TRAITS: Readonly<Record<string, string>> = {
  'coat:brass': '黄铜 黄铜制 黄铜色 黄铜材质 铜制 brass',
  'age:steam': '蒸汽朋克 蒸汽朋克风 蒸汽朋克风格 steampunk',
  'doing:launch': '发射 升空 点火 浓烟 发射升空 launch launching lift-off blast_off',
  'hold:flower': '花 鲜花 花束 小花 拿着花 flower flowers bouquet',
  'hold:heart': '爱心 心形 heart',
  'hold:balloon': '气球 balloon balloons',
  'hold:gift': '礼物 礼盒 gift present',
  'hold:cup': '咖啡 咖啡杯 coffee cup coffee_cup',
  'hold:book': '书 看书 读书 book reading_a_book',
  'around:road': '公路 马路 路上 高速公路 城市街头 road street highway',
  'around:sky': '天空 蓝天 云端 天上 sky',
  'around:space': '太空 宇宙 星空 银河 外太空 space universe galaxy',
  'around:sea': '海上 大海 海面 海洋 sea ocean',
  'around:floor': '展厅 影棚 showroom studio',
}
