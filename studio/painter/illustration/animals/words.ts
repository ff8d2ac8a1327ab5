import { TRAIT_WORDS } from '../people/words'
import { ROLE_TRAITS } from './roles'
import type { SpeciesId } from './species'

/** At a window, on its board. */
export const WINDOW_WORDS =
  '窗边 窗台 窗前 窗户 窗台上 飘窗 飘窗上 窗户边 窗户前 窗户旁 窗户上 window windowsill'

/** Animals → the words that ask for them. */
export const THINGS = {
  cat: '猫 机械猫 猫妈妈 猫爸爸 太空猫 宇航猫 太空猫咪 橘猫 黑猫 白猫 灰猫 大橘 小橘猫 小黑猫 小白猫 狸花猫 三花猫 奶牛猫 暹罗猫 橘色小猫 小猫 猫咪 喵星人 猫猫 小猫咪 猫头像 布偶猫 英短 美短 缅因猫 波斯猫 加菲猫 cat kitten kitty',
  dog: '狗 机器狗 机械狗 机械犬 狗妈妈 狗爸爸 太空狗 宇航犬 太空犬 太空狗狗 黑狗 白狗 小黑狗 小白狗 大黄狗 小狗 狗狗 狗子 犬 小奶狗 金毛 拉布拉多 斑点狗 边牧 哈巴狗 比熊 萨摩耶 土狗 牧羊犬 德牧 猎犬 dog puppy labrador golden_retriever',
  corgi: '柯基 柯基犬 小柯基 corgi',
  shiba: '柴犬 柴柴 秋田犬 shiba shiba_inu',
  husky: '哈士奇 二哈 阿拉斯加犬 雪橇犬 husky',
  poodle: '泰迪 贵宾犬 泰迪犬 poodle',
  rabbit:
    '兔子 兔妈妈 兔爸爸 太空兔 太空兔子 宇航兔 小兔子 兔 兔兔 小白兔 灰兔 白兔 垂耳兔 玉兔 rabbit bunny hare',
  panda: '熊猫 太空熊猫 宇航熊猫 大熊猫 国宝熊猫 国宝滚滚 熊猫滚滚 panda',
  bear: '熊 熊妈妈 熊爸爸 太空熊 太空小熊 宇航熊 小熊 棕熊 北极熊 黑熊 狗熊 bear polar_bear',
  koala: '考拉 树袋熊 koala',
  tiger: '老虎 虎头像 虎 小老虎 东北虎 白虎 猛虎 虎虎 tiger',
  lion: '狮子 狮子头像 雄狮 小狮子 lion',
  leopard: '豹子 豹 猎豹 雪豹 花豹 黑豹 leopard cheetah jaguar',
  fox: '狐狸 小狐狸 九尾狐 白狐 北极狐 雪狐 赤狐 狐 fox',
  wolf: '狼 灰狼 白狼 雪狼 黑狼 野狼 wolf',
  raccoon: '浣熊 小浣熊 raccoon',
  'red-panda': '小熊猫 红熊猫 red_panda',
  hamster: '仓鼠 小仓鼠 豚鼠 hamster guinea_pig',
  mouse: '老鼠 小老鼠 小鼠 鼠 mouse',
  pig: '猪 小猪 猪猪 粉色小猪 pig piglet',
  cow: '牛 奶牛 小牛 黄牛 水牛 牦牛 公牛 cow calf ox bull',
  sheep: '羊 绵羊 小羊 羊羔 山羊 sheep lamb goat',
  deer: '鹿 小鹿 白鹿 梅花鹿 麋鹿 驯鹿 九色鹿 deer fawn reindeer elk',
  monkey: '猴子 小猴子 猴 猩猩 monkey ape chimpanzee',
  elephant: '大象 小象 象 白象 elephant',
  frog: '青蛙 小青蛙 蛙 蟾蜍 frog toad',
  owl: '猫头鹰 owl',
  penguin: '企鹅 小企鹅 帝企鹅 皇帝企鹅 国王企鹅 penguin',
  chick: '小鸡 雏鸡 小黄鸡 小鸡仔 chick chicken',
  unicorn: '独角兽 unicorn',
  horse: '马 骏马奔腾 骏马 小马 白马 白龙马 黑马 战马 骏马图 horse pony',
  camel: '骆驼 双峰驼 单峰驼 小骆驼 camel camels',
  dragon: '龙 喷火龙 中国龙 神龙 巨龙 青龙 金龙 小龙 祥龙 龙王 东方龙 dragon chinese_dragon',
  dinosaur: '恐龙 小恐龙 霸王龙 dinosaur t-rex',
  snowman: '雪人 小雪人 snowman',
} satisfies Record<SpeciesId, string>

/** Clothes and things on the body as people do, and hold in both hands (dressed.ts). */
const AS_PEOPLE =
  /^(?:clothes|legs|shoes|table):|^wear:(?:cape|gloves|apron|backpack|camera|necklace|stethoscope|wings)$|^hold:(?:magnifier|fan|folding-fan|umbrella|ice-cream|tanghulu|kite|microphone|brush|phone|guitar|sword|staff|pan|bag|broom|writing|watering-can|camera|flask|ingot)$/

/** Properties of animals → the words that give them. */
const OWN_TRAITS: Readonly<Record<string, string>> = {
  'coat:orange': '橘猫 大橘 小橘猫 橘色小猫 赤狐',
  'coat:black': '黑猫 小黑猫 黑狗 小黑狗 黑熊 黑马 黑豹 黑狼 黑兔 黑猪',
  'coat:rainbow':
    '五颜六色 五彩 五彩斑斓 彩色 七彩 彩虹色 七彩斑斓 五彩缤纷 colourful multicoloured',
  'coat:white':
    '白猫 小白猫 白狗 小白狗 萨摩耶 比熊 北极熊 白狐 北极狐 雪狐 白鹿 白狼 雪狼 白象 白猴 白鼠 白马 白龙马 小白兔 白兔 玉兔 白虎',
  'coat:grey': '灰猫 英短 狸花猫 灰兔 灰鼠',
  'coat:golden': '金毛 金毛犬 金毛寻回犬 拉布拉多 拉布拉多犬 金龙 大黄狗',
  'coat:green': '青龙',
  'coat:calico': '三花 三花猫 玳瑁 calico',
  'coat:siamese': '暹罗 暹罗猫 siamese',
  'coat:ragdoll': '布偶猫 布偶 ragdoll',
  'coat:tuxedo': '奶牛猫 警长 tuxedo',
  'coat:brown': '黄牛',
  'coat:spotted': '黑白相间 黑白花 黑白花纹 斑点 斑点狗 大麦町 奶牛 花斑 dalmatian spotted',
  'wears:scarf': '围巾 围脖 戴围巾 围着围巾 scarf',
  'wears:bell': '铃铛 项圈 戴铃铛 bell collar',
  'wears:bow': '蝴蝶结 领结 领带 bow bow_tie bowtie',
  'wears:flowers': '头戴鲜花 头花 戴花 头上有花 小花 flowers_on_head',
  'wears:leaf': '叶子 顶着叶子 树叶 leaf',
  'wears:glasses': '眼镜 戴眼镜 圆框眼镜 glasses',
  'wears:sunglasses': '墨镜 太阳镜 戴墨镜 sunglasses shades',
  'wears:crown': '皇冠 王冠 戴皇冠 crown',
  'wears:party-hat': '过生日 庆祝生日 生日帽 派对帽 party_hat',
  'wears:santa-hat': '圣诞帽 santa_hat christmas_hat',
  'wears:straw-hat': '草帽 渔夫帽 straw_hat',
  'wears:hat': '帽子 礼帽 绅士帽 圆顶帽 戴帽子 毡帽 hat top_hat bowler_hat',
  'wears:mortarboard': '博士帽 学士帽 毕业帽 学位帽 硕士帽 graduation_cap mortarboard',
  'wears:chef-hat': '厨师帽 大厨帽 chef_hat',
  'wears:witch-hat': '巫师帽 女巫帽 魔法帽 尖帽子 witch_hat wizard_hat',
  'wears:helmet': '头盔 安全帽 戴头盔 安全头盔 摩托头盔 helmet hard_hat',
  'wears:beret': '贝雷帽 画家帽 戴贝雷帽 beret',
  'wears:space-helmet':
    '太空头盔 宇航头盔 宇航员头盔 太空帽 玻璃头盔 space_helmet astronaut_helmet',
  'wears:cap': '棒球帽 鸭舌帽 cap baseball_cap',
  'hold:book':
    '书 书本 看书 讲故事 讲睡前故事 读绘本 看绘本 读书 阅读 捧着书 book reading_a_book reading_book reading',
  'hold:flower':
    '花 鲜花 花束 一朵花 一束花 一束鲜花 捧花 拿着花 捧着花 手捧鲜花 flower flowers bouquet',
  'hold:balloon': '气球 balloon balloons',
  'hold:cup': '咖啡 咖啡杯 杯子 茶杯 喝咖啡 喝茶 coffee cup mug coffee_cup',
  'hold:gift': '礼物 礼盒 礼物盒 gift present gift_box',
  'hold:heart': '爱心 心形 比心 heart',
  'hold:carrot': '胡萝卜 萝卜 carrot',
  'nose:carrot': '胡萝卜鼻子 萝卜鼻子 carrot_nose',
  'hold:bamboo': '品尝竹子 吃着竹子 啃着竹子 拿着竹子 吃竹子 啃竹子 抱竹子 抱着竹子 eating_bamboo',
  'hold:fish': '小鱼 小鱼干 鱼干 吃鱼',
  'hold:lantern': '灯笼 红灯笼 大红灯笼 花灯 提灯笼 lantern',
  'with:yarn': '毛线球 毛线 线团 毛线团 ball_of_yarn yarn yarn_ball',
  'with:ball':
    '皮球 小球 追球 追着球 接球 叼球 叼着球 追逐球 追皮球 追着皮球 踢足球 踢球 玩足球 打篮球 顶球 ball',
  'with:bone': '骨头 啃骨头 bone',
  'tails:nine': '九尾狐 九尾 九条尾巴 nine-tailed nine_tails nine-tailed_fox',
  'age:young': '小象 小狮子 小老虎 小企鹅 小鹿 小羊 小牛 小马 幼崽 宝宝 baby_elephant cub',
  'wears:wreath': '花环 花冠 flower_crown wreath',
  'mood:smile':
    '微笑 笑 笑容 面带微笑 面带笑容 可爱 萌 萌萌 呆萌 软萌 smile smiling cute kawaii adorable',
  'mood:laugh':
    '大笑 张嘴 张大嘴 张开嘴 张大嘴巴 张开嘴巴 张着嘴 张着嘴巴 咧嘴 哈哈大笑 开心 高兴 快乐 笑着 欢乐 laughing happy joyful',
  'mood:tongue': '吐舌头 吐舌 伸舌头 伸着舌头 吐着舌头 tongue tongue_out',
  'mood:wink': '眨眼 调皮 俏皮 wink',
  'mood:sleepy': '睡觉 睡着 睡在 睡着的 困 打瞌睡 打盹 熟睡 慵懒 sleeping sleepy asleep',
  'lids:shut': '闭眼 闭着眼 闭着眼睛 闭上眼 闭上眼睛 闭目 eyes_closed closed_eyes',
  'lids:open': '睁眼 睁着眼 睁着眼睛 睁开眼睛 睁大眼睛 eyes_open open_eyes',
  'mood:surprised': '惊讶 吃惊 震惊 surprised',
  'mood:angry': '生气 愤怒 凶 凶猛 威猛 霸气 威武 angry fierce',
  'mood:sad': '难过 伤心 委屈 可怜 sad',
  'mood:scared': '害怕 恐惧 惊恐 惊吓 胆怯 scared afraid',
  'moods:all':
    '各种表情 不同表情 不同的表情 多种表情 多个表情 四种表情 喜怒哀乐 不同的情绪 不同情绪 各种情绪 多种情绪',
  'mood:roar': '咆哮 怒吼 吼叫 嚎叫 嘶吼 长啸 狂吠 汪汪叫 roaring howling',
  'mood:yawn': '打哈欠 打呵欠 打着哈欠 哈欠 yawning',
  'tail:wag': '摇尾巴 摇着尾巴 摇摇尾巴 摇晃尾巴 wagging_tail wagging',
  'mood:crying': '哭 哭泣 大哭 流泪 落泪 哭唧唧 含泪 泪流满面 泪汪汪 crying',
  'mood:funny':
    '搞怪 鬼脸 做鬼脸 扮鬼脸 搞笑 滑稽 逗趣 逗比 沙雕 funny funny_face silly silly_face goofy',
  'view:back':
    '背影 背面 背对 背对着 背对镜头 背过身 赏月 望月 观海 望海 观星 from_behind back_view seen_from_behind',
  'does:play': '玩耍 嬉戏 玩闹 嬉闹 打闹 追逐 追逐打闹 追逐嬉戏 打打闹闹 玩球 playing',
  'does:butterfly': '捕蝶 扑蝶',
  'does:bubbles': '玩泡泡 追泡泡',
  'does:stretch': '伸懒腰 伸个懒腰 伸着懒腰 舒展身体 stretching',
  'does:wave': '挥手 招手 打招呼 挥爪 挥爪子 举手 招爪 挥着手 招着手 击掌 waving waving_hand',
  'does:dance': '跳舞 舞蹈 起舞 翩翩起舞 跳着舞 dancing',
  'seat:rock': '石头上 岩石 岩石上 礁石 礁石上 大石头上 巨石上',
  'seat:stump': '树桩 树桩上 木桩上 树墩上 tree_stump',
  'seat:roof': '屋顶上 房顶上 瓦顶上 屋脊上 rooftop',
  'does:lean': '',
  'drinks:water': '',
  'does:wand': '逗猫棒 玩逗猫棒 玩着逗猫棒 羽毛逗猫棒',
  'ride:emoji-skateboard': '',
  'ride:unicorn': '骑独角兽 骑着独角兽 骑在独角兽上',
  'does:swing': '秋千 荡秋千 荡着秋千 坐秋千 玩秋千 swing',
  'does:fish': '钓鱼 垂钓 在钓鱼 钓着鱼 fishing',
  'does:paint': '作画 写生 画板前 画架前 在画板前 在画架前 painting_a_picture',
  'does:fly': '',
  'does:float': 'spacewalk',
  'behind:quilt': '',
  'behind:box':
    '在箱子里 在纸箱里 在纸箱中 在纸箱子里 坐在纸箱里 坐在箱子里 趴在纸箱里 待在纸箱里 钻进纸箱 钻进箱子 躲进纸箱 躲进箱子',
  'behind:pot': '',
  'behind:basket': '',
  'behind:grass': '',
  'behind:snow': '',
  'behind:door': '',
  'behind:tree': '',
  'behind:curtain': '',
  'behind:wall': '',
  'behind:moon':
    '坐在月亮上 坐在弯月上 坐在月牙上 坐在月牙儿上 躺在月亮上 睡在月亮上 趴在月亮上 躺在弯月上 坐月亮上',
  'pose:sitting':
    '坐着 坐 坐在 坐在草地上 坐在地板上 坐在沙滩上 坐在地上 坐姿 端坐 正坐 坐好 蹲着 蹲 蹲在 全身 sitting full_body',
  'pose:standing': '站着 站立 站姿 站立姿势 四脚站立 standing',
  'made:porcelain': '青花瓷 青花 青花纹 青花瓷纹 blue_and_white_porcelain',
  'made:brass': '黄铜 铜制 黄铜齿轮 铜齿轮 黄铜制 brass',
  'breathes:fire': '喷火 会喷火 喷着火 喷火焰 喷火龙 喷出火焰 喷射火焰 喷着火焰 吐火 口吐火焰',
  'leaps:yes':
    '跃起 高高跃起 腾跃 腾空 腾空而起 腾空跃起 飞跃 跃过 跃 跳跃 跳起 纵身一跃 一跃而起 凌空跃起 扬蹄 前蹄高扬 前蹄扬起 leaping rearing jumping',
  'view:glance': TRAIT_WORDS['view:glance'],
  'made:machine':
    '机械猫 机器狗 机械狗 机械犬 机械 机械化 机甲 仿生 机械感 mechanical robotic cyborg',
  'fur:fluffy':
    '波斯猫 毛茸茸 毛绒绒 毛茸茸的耳朵 毛茸茸的大耳朵 蓬松 蓬松的毛发 毛发蓬松 fluffy furry',
  'eyes:': '眼睛 眼眸 双眼 瞳孔 眸子 瞳 eyes',
  'eyes:big': '大眼睛 水汪汪的大眼睛 圆圆的大眼睛 大大的眼睛 圆溜溜的眼睛 big_eyes',
  'grazes:yes': '吃草 在吃草 低头吃草 吃着草 grazing',
  'breed:goat': '山羊 goat',
  'breed:buffalo': '水牛 牦牛 water_buffalo',
  'pose:lying': '趴着 趴在 趴姿 卧姿 侧卧 卧着 卧在 趴卧 躺着 躺在 蜷缩 蜷着 lying curled_up',
  'pose:running':
    '奔马 万马奔腾 骏马奔腾 八骏图 奔跑 奔跑在 奔跑着 奔跑于 跑着 跑在 在跑 狂奔 撒欢 奔腾 飞奔 奔驰 驰骋 跑 跑步 running galloping run',
  'pose:walking': '走 走在 走着 走过 散步 漫步 行走 踱步 赶路 walking strolling',
  'crop:face': '近距离 特写 大特写 脸部特写 面部特写 头部特写 近景 close-up closeup',
  'pose:bust': '头像 特写 半身 大头 肖像 portrait avatar close-up headshot',
  'backdrop:moon': '月亮 圆月 满月 月下 moon',
  'backdrop:sun': '太阳 阳光 sun sunshine',
  'backdrop:stars': '星空 星星 夜空 stars starry',
  'backdrop:bamboo': '竹林 竹子 bamboo',
  'backdrop:blossom': '樱花 樱花树 花枝 cherry_blossom blossom',
  'backdrop:peach': '桃花 桃花树 peach_blossom',
  'backdrop:plum': '梅花 梅花树 plum_blossom',
  'backdrop:red-plum': '红梅 红梅树',
  'backdrop:leaves': '草丛 leaves',
  'backdrop:hills': '山坡 hills',
  'backdrop:window': WINDOW_WORDS,
  'backdrop:snow': '雪 下雪 雪中 snow snowy',
  'backdrop:confetti': '派对 生日 庆祝 party birthday',
  'backdrop:clouds': '云 白云 云朵 天空 clouds sky',
  'backdrop:waves': '海浪 浪花 waves',
}

/** 太空猫: an animal that is called by its suit. */
const IN_SPACE = Object.values(THINGS)
  .flatMap((words) => words.split(' '))
  .filter((word) => /^(?:太空|宇航)./.test(word))

/** Those that animals and people have alike are of the words of people. */
export const TRAITS: Readonly<Record<string, string>> = {
  ...OWN_TRAITS,
  ...ROLE_TRAITS,
  ...Object.fromEntries(Object.entries(TRAIT_WORDS).filter(([key]) => AS_PEOPLE.test(key))),
  'clothes:space': [TRAIT_WORDS['clothes:space'], ...IN_SPACE].join(' '),
  // a bare 自行车 is a thing of its own next to an animal
  'ride:bicycle': TRAIT_WORDS['action:ride']
    .split(' ')
    .filter((word) => /骑.|rid|cycling/.test(word))
    .join(' '),
  'ride:motorcycle': TRAIT_WORDS['ride:motorcycle'],
  'ride:scooter': TRAIT_WORDS['ride:scooter'],
  'ride:horse': TRAIT_WORDS['ride:horse'],
  'ride:broom': TRAIT_WORDS['seat:broom'],
  'does:skateboard': TRAIT_WORDS['action:skateboard'],
  'does:surf': TRAIT_WORDS['action:surf'],
  'does:skate': TRAIT_WORDS['action:skate'],
  'does:ski': TRAIT_WORDS['action:ski'],
  'does:skip': TRAIT_WORDS['action:skip'],
  'does:kungfu': TRAIT_WORDS['action:kungfu'],
  'hold:bubble-tea': TRAIT_WORDS['hold:cup'],
  'hold:racket': TRAIT_WORDS['action:tennis'],
  'hold:badminton': TRAIT_WORDS['action:badminton'],
  'wears:headphones': TRAIT_WORDS['wear:headphones'],
  'wears:mask': TRAIT_WORDS['wear:face-cloth'],
}
