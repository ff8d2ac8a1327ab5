import type { LexiconData } from './format'

export const subjects: LexiconData = {
  'subject:sailboat': `帆船 船 小船 帆 白帆 风帆 船只 大船 boat boats sailboat sailboats ship ships sail sails`,
  'subject:skiff': `渔船 乌篷船 扁舟 小舟 舟 轻舟 渔舟 木船 竹筏 船夫 渔翁 渔夫 渔人 fishing_boat
    rowboat skiff fisherman`,
  'subject:skiff mood:lonely': `孤舟 一叶扁舟 一叶孤舟 独钓 lonely_boat`,
  'subject:lighthouse': `灯塔 lighthouse lighthouses`,
  'subject:pagoda': `塔 古塔 宝塔 佛塔 寺 寺庙 古寺 山寺 寺院 雷峰塔 pagoda pagodas temple temples`,
  'subject:pavilion': `亭 亭子 凉亭 楼阁 亭台 阁 亭台楼阁 水榭 湖心亭 古亭 楼台 pavilion pavilions gazebo`,
  'subject:cottage': `屋 小屋 木屋 茅屋 草屋 房子 房屋 农舍 村庄 山村 渔村 小村 村落 人家 村 草堂 民居
    cottage cottages cabin cabins hut huts house houses village`,
  'subject:cottage weather:snow': `雪屋 雪中小屋 snow_cabin snowy_cabin`,
  'subject:bridge': `桥 小桥 石桥 拱桥 木桥 断桥 廊桥 bridge bridges`,
  'subject:bridge subject:cottage scene:lake': `小桥流水人家 小桥人家`,
  'subject:bridge scene:lake': `小桥流水`,
  'subject:pine': `松 松树 青松 古松 松柏 迎客松 苍松 pine pines pine_tree pine_trees`,
  'subject:pine mood:lonely': `孤松 lone_pine`,
  'subject:willow': `柳 柳树 垂柳 杨柳 柳条 翠柳 柳枝 willow willows`,
  'subject:bamboo': `竹 竹子 翠竹 竹林 修竹 竹叶 bamboo`,
  'subject:crane': `鹤 仙鹤 白鹤 丹顶鹤 鹤群 crane cranes`,
  'subject:birds': `鸟 飞鸟 海鸥 大雁 雁 群鸟 归雁 归鸟 鸟群 飞燕 燕子 白鹭 鸥 鸟儿 bird birds gull gulls
    seagull seagulls swallow swallows geese`,
  'subject:koi': `锦鲤 鲤鱼 鱼 金鱼 红鲤 游鱼 鱼儿 koi fish goldfish carp`,
  'subject:lotus': `荷 荷花 莲花 睡莲 莲 荷叶 莲叶 红莲 lotus lotuses water_lily water_lilies`,
  'subject:reeds': `芦苇 芦花 芦荻 水草 蒲苇 reed reeds`,
  'subject:reeds season:autumn': `蒹葭`,
  'subject:plum': `梅 梅花 红梅 腊梅 寒梅 梅枝 梅树 plum_blossom plum_blossoms plum plum_branch`,
  'subject:plum weather:snow season:winter': `雪梅 踏雪寻梅`,
  'subject:sakura': `樱花 樱 桃花 樱树 桃树 花枝 杏花 桃林 cherry_blossom cherry_blossoms sakura
    peach_blossom peach_blossoms`,
  'subject:sky-lantern': `孔明灯 天灯 放天灯 sky_lantern sky_lanterns`,
  'subject:lantern': `灯笼 红灯笼 花灯 宫灯 lantern lanterns red_lantern red_lanterns`,
  'light:sun': `太阳 红日 烈日 骄阳 日 圆日 sun`,
  'light:moon': `月 月亮 明月 满月 圆月 皓月 moon full_moon`,
  'light:crescent': `新月 弯月 月牙 残月 钩月 crescent crescent_moon`,
  'light:stars': `星 星星 星辰 星光 star stars`,
  'light:moon time:night': `月夜 月光 月下 月色 明月夜 moonlight moonlit moonlit_night`,
  'light:moon scene:sea': `海上明月 海上生明月`,
}
