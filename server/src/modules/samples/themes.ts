/**
 * Data: themes of the day. Solar terms and festivals by their Chinese names on their day, verses on
 * the others by season; each with a prompt whose picture was looked at as painted, and the seed of
 * that picture. The lines are of classical poems.
 */
import { text2img } from '@contract/tools/text2img'
import type { Preset } from './presets'

export interface Theme extends Preset {
  /** Two lines that belong together. */
  readonly lines: readonly [string, string]
}

/** In the shape of a banner. */
const RATIO = '16:9'

type Row = readonly [
  id: string,
  name: string,
  lines: readonly [string, string],
  prompt: string,
  style: string,
  seed: number,
]

function theme([id, name, lines, prompt, style, seed]: Row): Theme {
  return { id, name, tool: text2img.id, lines, params: { prompt, style, ratio: RATIO }, seed }
}

const DAYS: readonly Row[] = [
  [
    'lichun',
    '立春',
    ['东风带雨逐西风', '大地阳和暖气生'],
    '春天，梅花，小桥流水，远山',
    'watercolour',
    1,
  ],
  ['yushui', '雨水', ['好雨知时节', '当春乃发生'], '江南水乡，细雨，柳树', 'watercolour', 1],
  ['jingzhe', '惊蛰', ['微雨众卉新', '一雷惊蛰始'], '春天，桃花，雷雨，田野', 'oil', 1],
  ['chunfen', '春分', ['春风如贵客', '一到便繁华'], '樱花，湖水，小船，春天', 'ukiyoe', 1],
  [
    'qingming',
    '清明',
    ['借问酒家何处有', '牧童遥指杏花村'],
    '杏花，细雨，村庄，牛',
    'watercolour',
    1,
  ],
  ['guyu', '谷雨', ['春山谷雨前', '并手摘芳烟'], '茶园，春山，薄雾', 'blue-green', 1],
  [
    'lixia',
    '立夏',
    ['绿树阴浓夏日长', '楼台倒影入池塘'],
    '夏天，荷塘，亭子，柳树',
    'watercolour',
    1,
  ],
  ['xiaoman', '小满', ['夜莺啼绿柳', '皓月醒长空'], '麦田，月夜，柳树', 'oil', 1],
  ['mangzhong', '芒种', ['时雨及芒种', '四野皆插秧'], '梯田，雨，远山', 'watercolour', 1],
  ['xiazhi', '夏至', ['昼晷已云极', '宵漏自此长'], '向日葵，夏天，蓝天', 'oil', 1],
  ['xiaoshu', '小暑', ['倏忽温风至', '因循小暑来'], '荷花，蜻蜓，池塘', 'ukiyoe', 1],
  ['dashu', '大暑', ['荷风送香气', '竹露滴清响'], '竹林，萤火虫，夏夜', 'watercolour', 1],
  ['liqiu', '立秋', ['乳鸦啼散玉屏空', '一枕新凉一扇风'], '秋天，湖水，明月，小舟', 'ink', 1],
  ['chushu', '处暑', ['离离暑云散', '袅袅凉风起'], '草原，白云，秋天', 'oil', 1],
  ['bailu', '白露', ['露从今夜白', '月是故乡明'], '芦苇，明月，湖水，秋天', 'ink', 1],
  ['qiufen', '秋分', ['金气秋分', '风清露冷秋期半'], '银杏，小屋，秋天', 'watercolour', 1],
  ['hanlu', '寒露', ['寒露惊秋晚', '朝看菊渐黄'], '菊花，篱笆，秋天，远山', 'ink', 1],
  ['shuangjiang', '霜降', ['停车坐爱枫林晚', '霜叶红于二月花'], '枫树，溪水，秋山', 'ukiyoe', 1],
  ['lidong', '立冬', ['冻笔新诗懒写', '寒炉美酒时温'], '雪夜，小屋，松树', 'papercut', 1],
  ['xiaoxue', '小雪', ['晚来天欲雪', '能饮一杯无'], '雪，小屋，炊烟，黄昏', 'watercolour', 1],
  ['daxue', '大雪', ['柴门闻犬吠', '风雪夜归人'], '雪夜，森林，小屋', 'ink', 1],
  ['dongzhi', '冬至', ['天时人事日相催', '冬至阳生春又来'], '雪山，日出，松树', 'oil', 1],
  ['xiaohan', '小寒', ['小寒连大吕', '欢鹊垒新巢'], '梅花，喜鹊，雪', 'ink', 1],
  ['dahan', '大寒', ['旧雪未及消', '新雪又拥户'], '雪，村庄，夜', 'pixel', 1],
  ['yuandan', '元旦', ['欲穷千里目', '更上一层楼'], '云海，日出，群山', 'watercolour', 1],
  [
    'chunjie',
    '春节',
    ['爆竹声中一岁除', '春风送暖入屠苏'],
    '红灯笼，雪，村庄，日出',
    'papercut',
    1,
  ],
  ['yuanxiao', '元宵节', ['东风夜放花千树', '更吹落，星如雨'], '孔明灯，湖水，夜', 'ukiyoe', 1],
  ['duanwu', '端午节', ['棹影斡波飞万剑', '鼓声劈浪鸣千雷'], '龙舟，江水，远山', 'ukiyoe', 1],
  ['qixi', '七夕', ['天阶夜色凉如水', '卧看牵牛织女星'], '银河，湖水，夏夜', 'watercolour', 1],
  ['zhongqiu', '中秋节', ['但愿人长久', '千里共婵娟'], '中秋月，大海，云', 'ink', 1],
  [
    'chongyang',
    '重阳节',
    ['遥知兄弟登高处', '遍插茱萸少一人'],
    '菊花，秋山，亭子',
    'blue-green',
    1,
  ],
  ['chuxi', '除夕', ['一夜连双岁', '五更分二天'], '雪夜，村庄，灯笼', 'papercut', 1],
]

const SPRING: readonly Row[] = [
  ['tide', '', ['春江潮水连海平', '海上明月共潮生'], '大海，明月，春夜，小舟', 'ink', 1],
  ['ducks', '', ['竹外桃花三两枝', '春江水暖鸭先知'], '桃花，竹林，江水，鸭子', 'watercolour', 1],
  ['egrets', '', ['两个黄鹂鸣翠柳', '一行白鹭上青天'], '柳树，白鹭，湖水，春天', 'watercolour', 1],
  ['temple-peach', '', ['人间四月芳菲尽', '山寺桃花始盛开'], '桃花，寺庙，山', 'ukiyoe', 1],
  ['ferry', '', ['春潮带雨晚来急', '野渡无人舟自横'], '江水，雨，小舟，黄昏', 'ink', 1],
  ['kites', '', ['草长莺飞二月天', '拂堤杨柳醉春烟'], '柳树，湖水，薄雾，风筝', 'watercolour', 1],
  ['river-dawn', '', ['日出江花红胜火', '春来江水绿如蓝'], '日出，江水，桃花', 'oil', 1],
]

const SUMMER: readonly Row[] = [
  ['lotus', '', ['接天莲叶无穷碧', '映日荷花别样红'], '荷花，荷叶，湖水，日出', 'watercolour', 1],
  ['frogs', '', ['稻花香里说丰年', '听取蛙声一片'], '稻田，夏夜，明月', 'oil', 1],
  ['dragonfly', '', ['小荷才露尖尖角', '早有蜻蜓立上头'], '荷花，蜻蜓', 'ink', 1],
  ['waterfall', '', ['飞流直下三千尺', '疑是银河落九天'], '瀑布，高山，云雾', 'blue-green', 1],
  ['desert', '', ['大漠孤烟直', '长河落日圆'], '大漠孤烟，落日', 'minimal', 1],
  ['plum-rain', '', ['黄梅时节家家雨', '青草池塘处处蛙'], '江南水乡，雨，荷塘', 'ink', 1],
  ['moon-magpie', '', ['明月别枝惊鹊', '清风半夜鸣蝉'], '月夜，松树，村庄', 'ukiyoe', 1],
]

const AUTUMN: readonly Row[] = [
  [
    'afterglow',
    '',
    ['落霞与孤鹜齐飞', '秋水共长天一色'],
    '晚霞，湖水，飞鸟，秋天',
    'watercolour',
    1,
  ],
  ['new-rain', '', ['空山新雨后', '天气晚来秋'], '山，雨后，溪水，松树，秋天', 'blue-green', 1],
  ['maple-bridge', '', ['月落乌啼霜满天', '江枫渔火对愁眠'], '寺庙，月夜，枫叶，小舟', 'ukiyoe', 1],
  ['crane', '', ['晴空一鹤排云上', '便引诗情到碧霄'], '仙鹤，白云，蓝天', 'watercolour', 1],
  ['chrysanthemum', '', ['采菊东篱下', '悠然见南山'], '菊花，小屋，远山', 'watercolour', 1],
  ['bridge', '', ['枯藤老树昏鸦', '小桥流水人家'], '小桥流水，老树，人家，夕阳', 'ink', 1],
  ['moonrise', '', ['海上生明月', '天涯共此时'], '大海，明月', 'oil', 1],
]

const WINTER: readonly Row[] = [
  ['cold-river', '', ['千山鸟飞绝', '万径人踪灭'], '寒江，独钓，大雪，远山', 'ink', 1],
  ['pear-snow', '', ['忽如一夜春风来', '千树万树梨花开'], '雪，森林，清晨', 'watercolour', 1],
  ['west-ridge', '', ['窗含西岭千秋雪', '门泊东吴万里船'], '雪山，船，江水', 'blue-green', 1],
  ['plum', '', ['墙角数枝梅', '凌寒独自开'], '梅花，雪', 'ink', 1],
  ['white-hut', '', ['日暮苍山远', '天寒白屋贫'], '雪山，小屋，日暮', 'watercolour', 1],
  ['great-wall', '', ['燕山雪花大如席', '片片吹落轩辕台'], '雪，长城，冬天', 'ukiyoe', 1],
  ['bamboo-snow', '', ['六出飞花入户时', '坐看青竹变琼枝'], '竹子，雪，小屋', 'ink', 1],
]

/** By the name of the day. */
export const THEMES_OF_DAYS: ReadonlyMap<string, Theme> = new Map(
  DAYS.map((row) => [row[1], theme(row)]),
)

/** From 立春, 立夏, 立秋 and 立冬 on. */
export const THEMES_OF_SEASONS: readonly (readonly Theme[])[] = [
  SPRING,
  SUMMER,
  AUTUMN,
  WINTER,
].map((rows) => rows.map(theme))

export const THEMES: readonly Theme[] = [...THEMES_OF_DAYS.values(), ...THEMES_OF_SEASONS.flat()]
