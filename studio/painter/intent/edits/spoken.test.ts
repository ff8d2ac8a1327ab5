import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readEdit } from './read-edit'

/** Each step as `kind target value`. */
const read = (sentence: string): string[] =>
  readEdit(sentence).steps.map(({ kind, target, value = '', count, more, without }) =>
    [kind, target?.words ?? '', without ? '不' : '', count ?? more ?? value]
      .join(' ')
      .replace(/ +/g, ' ')
      .trim(),
  )

const FAMILIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'verbs and what they lead to mean that something goes': {
    太阳给我抹了: ['remove 太阳'],
    茶壶干掉: ['remove 茶壶'],
    眼镜给他取下来: ['remove 眼镜'],
    撤走左边的椅子: ['remove 左边的椅子'],
    '先去掉太阳，再把灯塔放大': ['remove 太阳', 'scale 灯塔 大'],
    除了城堡啥都别留: ['remove 城堡'],
    伞收起来: ['remove 伞'],
    帆收起来: ['trait 帆 收起来'],
  },
  'what a sixth list of sentences said otherwise': {
    天气弄阴一点: ['weather 多云'],
    背景颜色换成浅兰色: ['background 浅蓝色'],
    '羊太多了，流三只就行': ['count 羊 3'],
    '海鸥呢，怎么没有': ['add 海鸥'],
    '灯呢，怎么不见了': ['add 灯'],
    灯笼再多挂几个: ['count 灯笼 2'],
    羊也来几只: ['count 羊 2'],
    树上再多挂几个苹果: ['add 树上 几个苹果'],
    我想要太阳快落山那种感觉: ['time 黄昏'],
    变成夕阳下的: ['time 黄昏'],
    '不对不对，要原来那张': ['undo'],
    右下角水印去一下: ['remove 右下角水印'],
    中间那只给它围条红围巾: ['trait 中间那只 围条红围巾'],
    '牛小一点，放远处去': ['scale 牛 小', 'move 牛 远处去'],
    能弄成我闺蜜的样子吗: [],
  },
  'not wanting to see it is a wish': {
    海鸥别留了: ['remove 海鸥'],
    彩虹我不想看到: ['remove 彩虹'],
    别有月亮: ['remove 月亮'],
    '不要仙鹤，要天鹅': ['replace 仙鹤 天鹅'],
  },
  'a complaint names what the next clause changes': {
    '竹子太抢眼了，删了': ['remove 竹子'],
    '灯笼看着别扭，弄走吧': ['remove 灯笼'],
    '船太大了，删了': ['remove 船'],
    '不喜欢这个画风，换水彩': ['style 水彩'],
    '不要这个颜色，换绿的': ['recolour 绿色'],
    '草莓大得离谱，小点': ['scale 草莓 小'],
    '只换衣服颜色，改成黑的': ['recolour 衣服 黑色'],
    '季节换一下，春天': ['season 春天'],
  },
  'another thing is changed likewise': {
    '后面的窗户去掉吧，桌子也是': ['remove 后面的窗户', 'remove 桌子'],
    '那两辆车去掉，还有左边的路人': ['remove 那两辆车', 'remove 左边的路人'],
    '只留小狗，小猫P掉': ['remove 小猫'],
  },
  'colours with a shade, after any verb of painting': {
    车喷成薄荷绿: ['recolour 车 薄荷绿'],
    车来个哑光灰: ['recolour 车 哑光灰'],
    橘猫变黑猫: ['recolour 橘猫 黑色'],
    狗换成亮棕色: ['recolour 狗 亮棕色'],
    仙人掌绿得深一点: ['recolour 仙人掌 深绿色'],
    花瓶染成青花瓷那种蓝: ['recolour 花瓶 蓝色'],
    '衣服蓝色，头发棕色': ['recolour 衣服 蓝色', 'recolour 头发 棕色'],
    '换成狗，颜色要白的': ['replace 白色的狗'],
  },
  'a pose is said by its part and its verb': {
    它两只眼睛都睁开吧: ['trait 它 睁眼'],
    他闭着眼睛: ['trait 他 闭眼'],
    男孩别笑了: ['trait 男孩 不 笑'],
    别让她打伞: ['trait 她 不 打伞'],
    给他换件绿衣服: ['trait 他 穿绿衣服'],
    换成长头发: ['trait 长发'],
    两只都戴上帽子: ['trait 两只都 戴上帽子'],
    把穿黑衣服的那个人去掉: ['remove 穿黑衣服的那个人'],
  },
  'numbers that shall be reached': {
    仙鹤只要一只就够了: ['count 仙鹤 1'],
    船加到三条: ['count 船 3'],
    苹果来三个: ['count 苹果 3'],
    再来一只熊猫凑三只: ['count 熊猫 3'],
    '海鸥太少了，来个七八只': ['count 海鸥 7'],
    仙人掌多种两棵: ['count 仙人掌 2'],
  },
  'verbs of places move a thing, and put one there': {
    灯塔摆中间去: ['move 灯塔 中间去'],
    月亮挂高点: ['move 月亮 高'],
    女孩脚边蹲一只小猫: ['add 女孩脚边 一只小猫'],
    湖边再来一棵树: ['add 湖边 一棵树'],
  },
  'hours, weather and style within longer words': {
    叶子都红了的秋天: ['season 秋天'],
    整体调成黄昏的光线: ['time 黄昏'],
    晚霞满天: ['time 黄昏'],
    变得阴沉沉的: ['weather 多云'],
    改到半夜: ['time 夜晚'],
    画风换成平涂插画: ['style 平涂插画'],
    整体偏暖: ['tone 暖'],
    少点黄: ['tone 冷'],
  },
  'edges on both sides, and a ratio that says how much': {
    左右拉宽: ['extend 左右拉宽'],
    '左右再画宽一点，我做电脑壁纸用': ['extend 16:9'],
    '横着的，16:9': ['extend 16:9'],
    天空多一些: ['extend 上面多留一点'],
  },
  'corrections, and what the step before leaves open': {
    '去掉太阳，不对，是灯塔': ['remove 灯塔'],
    '字太大了小一点，颜色用金色': ['scale 字 小', 'recolour 字 金色'],
    '给他一顶贝雷帽，红色的': ['trait 他 戴红色的贝雷帽'],
    '头发染成棕色，再长一点': ['trait 棕色头发', 'trait 长发'],
    '裙子有点短，改成长裙': ['trait 穿长裙'],
    '天空太白了，蓝一点': ['recolour 天空 蓝色'],
    蜻蜓呢: ['add 蜻蜓'],
    '长椅没画，加一张': ['add 长椅'],
    海鸥再高一点: ['move 海鸥 高'],
  },
  'a complaint is no wish where the next clause has one': {
    '灯笼不是我要的，去掉它': ['remove 灯笼'],
    '月亮好大，小一点': ['scale 月亮 小'],
    '整张图偏冷，暖起来': ['tone 暖'],
    '不要坐着，让它趴着': ['trait 它 趴着'],
    '一匹马不够，三匹': ['count 一匹马 3'],
    画面暖洋洋的: ['tone 暖'],
    不要月亮要太阳: ['replace 月亮 太阳'],
    '裙子别是蓝的，紫的吧': ['recolour 裙子 紫色'],
    房子和船都往右挪: ['move 房子 右挪', 'move 船 右挪'],
    女孩站到左边: ['move 女孩 左边'],
    熊猫一只就好: ['count 熊猫 1'],
    '变成三只吧，一家三口': ['count 3'],
    '马去掉，草地补好': ['remove 马'],
    改成侧脸: ['trait 侧脸'],
    像素换成油画: ['style 油画'],
    披萨切成八块: [],
    桥下加几只鸭子: ['add 桥下 几只鸭子'],
    '算了，还是原来的海边好': ['undo'],
    '极光再绿一点，再多一点': ['recolour 极光 绿色', 'count 极光 2'],
    '伞呢？给她撑把红伞': ['trait 她 撑把红伞'],
    '雨太大了，小一点': ['weather 下雨'],
    '船少了点，再加两条': ['count 船 2'],
    '蜻蜓怎么没有，补一只': ['add 蜻蜓'],
    桥太抢眼了不要了: ['remove 桥'],
    两只离得近一点: ['move 两只 靠拢'],
    '那马搁哪呢？给我补上一匹': ['add 马'],
    '戴条红围巾，暖和': ['trait 戴条红围巾'],
    风筝哪去了: ['add 风筝'],
    '“端午安康”改成竖排的': ['trait 字 竖排'],
    灯笼换成方形的: ['replace 灯笼 方形'],
    头发留长一些: ['trait 长发'],
    '猫头鹰小一点，挡住月亮了': ['scale 猫头鹰 小'],
    金鱼要红色的荷叶少一点: ['recolour 金鱼 红色', 'count 荷叶 -1'],
    再来杯咖啡放右边: ['add 右边 咖啡'],
  },
  'which of several, and where it is': {
    左数第二个人P掉: ['remove 左数第二个人'],
    第一只和最后一只去掉: ['remove 第一只', 'remove 最后一只'],
    两只位置互换: ['move 左边的 右边', 'move 右边的 左边'],
    穿白背心的去掉: ['remove 穿白背心的'],
    都戴红围巾: ['trait 它们 戴红围巾'],
    车小一点靠右停: ['scale 车 小', 'move 车 右停'],
    把它们换成一对兔子: ['replace 它们 兔子'],
  },
  'no thing becomes an hour, snow lies everywhere': {
    整条街变成晚上: ['time 夜晚'],
    屋顶落满雪: ['weather 下雪'],
    给湖面加点雾气: ['weather 雾'],
    换成雪地里: ['background 雪地'],
    极光的颜色换成紫色和粉色: ['recolour 极光 紫色'],
    换成蓝底一寸照: ['background 蓝色'],
    '只要猫，别的虚化': ['background 虚化'],
  },
  'words to write, and identity photographs': {
    '下面加一行小字：农历八月十五': ['text 下面 农历八月十五'],
    '做个一寸照，蓝底': ['background 蓝色'],
    给她换个纯白背景: ['background 纯白'],
    '只要人，背景透明': ['cutout 人'],
  },
}

for (const [family, cases] of Object.entries(FAMILIES))
  describe(family, () => {
    for (const [sentence, steps] of Object.entries(cases))
      test(sentence, () => assert.deepEqual(read(sentence), steps))
  })

test('nothing that a sentence names is lost to its complaint', () => {
  const { steps, notUnderstood } = readEdit('看着好冷，暖和点，别裁东西')
  assert.deepEqual([steps.map(({ kind }) => kind), notUnderstood], [['tone'], []])
})
