import type { LexiconData } from '../format'

export const buildingsWords: LexiconData = {
  'subject:lighthouse': `灯塔 lighthouse lighthouses`,
  'subject:pagoda': `塔楼 五重塔 三重塔 七层塔 九层塔 七级浮屠 木塔 塔 古塔 宝塔 佛塔 雷峰塔 pagoda pagodas`,
  'subject:temple': `寺 寺庙 古庙 庙 庙宇 古寺 山寺 寺院 大殿 佛殿 寺庙大殿 temple temples`,
  'subject:pavilion': `亭 亭子 凉亭 楼阁 亭台 阁 亭台楼阁 水榭 湖心亭 古亭 楼台 pavilion pavilions gazebo`,
  'subject:cottage': `屋 竹屋 石屋 小屋 茅屋 草屋 房子 房屋 农舍    草堂
    cottage cottages hut huts house houses `,
  'subject:cabin': `木屋 小木屋 木头房子 木房子 原木屋 原木小屋 圆木屋 cabin cabins log_cabin wooden_house`,
  'subject:cottage weather:snow': `雪屋 雪中小屋`,
  'subject:cabin weather:snow': `snow_cabin snowy_cabin`,
  'kind:bridge': `桥 大桥 小桥 bridge bridges`,
  'subject:bridge': `古桥 断桥 廊桥`,
  'subject:stone-bridge': `石桥 小石桥 石板桥 stone_bridge`,
  'subject:arch-bridge': `拱桥 石拱桥 赵州桥 月桥 单孔桥 arch_bridge`,
  'subject:zigzag-bridge': `九曲桥 曲桥 zigzag_bridge`,
  'subject:wooden-bridge': `木桥 小木桥 木板桥 wooden_bridge`,
  'subject:rope-bridge': `吊桥 索桥 绳桥 木吊桥 suspension_bridge rope_bridge`,
  'subject:log-bridge': `独木桥 log_bridge`,
  'subject:castle': `城堡 古堡 古城堡 老城堡 中世纪城堡 堡垒 城堡群 castle castles fortress chateau`,
  'subject:windmill': `风车 大风车 荷兰风车 风车磨坊 磨坊 windmill windmills`,
}
