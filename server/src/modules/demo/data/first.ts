/** Data: the first half of the demo square. Each was looked at as painted. */
import { work, type DemoWork } from './work'

export const FIRST_WORKS: readonly DemoWork[] = [
  work('snow-boat', ['ink', '3:4', 1], {
    ...{ by: 'du', title: '寒江独钓', prompt: '寒江，独钓，大雪，远山' },
    ...{ words: '留白的地方都是雪。', tags: ['水墨', '江'], likes: 5 },
  }),
  work('great-wave', ['ukiyoe', '4:3', 2], {
    ...{ by: 'du', title: '浪里红日', prompt: '巨浪，渔船，红日' },
    ...{ words: '把种子换成别的数，浪头会转到另一边。', tags: ['浮世绘', '海'], likes: 7 },
  }),
  work('milky-way', ['watercolour', '9:16', 4], {
    ...{ by: 'cha', title: '星河入湖', prompt: '银河，群山，湖水，宁静' },
    ...{ words: '满船清梦压星河。', tags: ['水彩', '星空'], likes: 6 },
  }),
  work('neon-rain', ['neon', '9:16', 28], {
    ...{ by: 'deng', title: '霓虹雨夜', prompt: '赛博朋克城市，雨夜' },
    ...{ tags: ['霓虹', '城市'], likes: 6 },
  }),
  work('balloons', ['papercut', '3:4', 12], {
    ...{ by: 'qiao', title: '热气球清晨', prompt: '热气球，山谷，日出' },
    ...{ words: '一层纸一层山。', tags: ['剪纸', '清晨'], likes: 5 },
  }),
  work('thousand-miles', ['blue-green', '3:4', 6], {
    ...{ by: 'shan', title: '千里江山', prompt: '千里江山，亭子，瀑布' },
    ...{ words: '青绿要一点点金。', tags: ['青绿', '山水'], likes: 6 },
  }),
  work('sunflowers', ['oil', '1:1', 9], {
    ...{ by: 'chuang', title: '向日葵与风车', prompt: '向日葵，风车，夏天' },
    ...{ tags: ['油画', '花'], likes: 4 },
  }),
  work('aurora-hut', ['pixel', '4:3', 11], {
    ...{ by: 'ye', title: '极光雪屋', prompt: '极光，雪原，小屋' },
    ...{ words: '像素也会发光。', tags: ['像素', '极光'], likes: 5 },
  }),
  work('water-town', ['watercolour', '1:1', 38], {
    ...{ by: 'yu', title: '雨中水乡', prompt: '江南水乡，雨，撑伞的人' },
    ...{ words: '青石板上有人走过。', tags: ['水彩', '江南'], likes: 4 },
  }),
  work('panda', ['ink', '3:4', 5], {
    ...{ by: 'qiao', title: '竹林熊猫', prompt: '竹林里的熊猫' },
    ...{ tags: ['水墨', '动物'], likes: 6 },
  }),
  work('desert-sun', ['minimal', '3:4', 4], {
    ...{ by: 'ye', title: '大漠孤烟', prompt: '大漠孤烟，落日' },
    ...{ words: '三种颜色就够了。', tags: ['极简', '沙漠'], likes: 3 },
  }),
  work('castle-clouds', ['pencil', '3:4', 90], {
    ...{ by: 'cha', title: '云上古堡', prompt: '山顶的城堡，云海' },
    ...{ tags: ['铅笔', '云海'], likes: 3 },
  }),
  work('fuji-pagoda', ['ukiyoe', '1:1', 27], {
    ...{ by: 'shan', title: '富士五重塔', prompt: '富士山下的樱花，五重塔' },
    ...{ tags: ['浮世绘', '樱花'], likes: 5 },
  }),
  work('train', ['ukiyoe', '4:3', 17], {
    ...{ by: 'deng', title: '樱花列车', prompt: '火车穿过樱花' },
    ...{ words: '下一站，春天。', tags: ['浮世绘', '樱花'], likes: 6 },
  }),
  work('whale', ['papercut', '1:1', 8], {
    ...{ by: 'cha', title: '深海鲸歌', prompt: '海底的鲸鱼，水母' },
    ...{ tags: ['剪纸', '深海'], likes: 5 },
  }),
  work('desert-night', ['minimal', '3:4', 81], {
    ...{ by: 'cha', title: '大漠星夜', prompt: '沙漠，星空，弯月', from: 'desert-sun' },
    ...{ words: '同款，换成了夜里。', tags: ['极简', '星空'], likes: 2 },
  }),
  work('fox', ['watercolour', '3:4', 31], {
    ...{ by: 'qiao', title: '秋林狐影', prompt: '狐狸在秋天的森林里' },
    ...{ tags: ['水彩', '动物'], likes: 4 },
  }),
  work('koi-above', ['ukiyoe', '3:4', 53], {
    ...{ by: 'yu', title: '金鱼睡莲', prompt: '金鱼，睡莲，俯瞰' },
    ...{ words: '从桥上往下看。', tags: ['浮世绘', '花'], likes: 4 },
  }),
  work('wave-night', ['papercut', '4:3', 2], {
    ...{ by: 'qiao', title: '月下的浪', prompt: '巨浪，渔船，月亮', from: 'great-wave' },
    ...{ words: '同一个浪，到了夜里，用纸剪出来。', tags: ['剪纸', '海'], likes: 3 },
  }),
  work('first-light', ['watercolour', '3:4', 3], {
    ...{ by: 'shan', title: '云海日出', prompt: '云海上的山峰，日出，金色' },
    ...{ tags: ['水彩', '云海'], likes: 5 },
  }),
  work('peony', ['ink', '3:4', 13], {
    ...{ by: 'chuang', title: '国色天香', prompt: '牡丹，蝴蝶' },
    ...{ tags: ['水墨', '花'], likes: 3 },
  }),
  work('snow-train', ['pixel', '4:3', 56], {
    ...{ by: 'ye', title: '雪山列车', prompt: '火车，雪山，蓝色', from: 'train' },
    ...{ tags: ['像素', '雪山'], likes: 4 },
  }),
  work('meadow-horse', ['oil', '4:3', 19], {
    ...{ by: 'ye', title: '草原彩虹', prompt: '草原上奔跑的马，彩虹' },
    ...{ tags: ['油画', '草原'], likes: 3 },
  }),
  work('jellyfish', ['neon', '3:4', 35], {
    ...{ by: 'cha', title: '荧光水母', prompt: '水母在深海里发光' },
    ...{ tags: ['霓虹', '深海'], likes: 5 },
  }),
  work('plum-cranes', ['ukiyoe', '3:4', 44], {
    ...{ by: 'chuang', title: '梅雪双鹤', prompt: '梅花，雪，仙鹤' },
    ...{ tags: ['浮世绘', '花鸟'], likes: 4 },
  }),
  work('dragon', ['ink', '4:3', 7], {
    ...{ by: 'shan', title: '云海苍龙', prompt: '云海上的龙' },
    ...{ words: '先有云，后有龙。', tags: ['水墨', '云海'], likes: 5 },
  }),
  work('moon-gate', ['watercolour', '1:1', 18], {
    ...{ by: 'yu', title: '月亮门', prompt: '园林，月亮门，锦鲤池' },
    ...{ tags: ['水彩', '园林'], likes: 3 },
  }),
  work('rabbit-moon', ['papercut', '1:1', 32], {
    ...{ by: 'qiao', title: '玉兔', prompt: '兔子，月亮，蘑菇' },
    ...{ words: '中秋快乐。', tags: ['剪纸', '动物'], likes: 6 },
  }),
  work('tea-window', ['pencil', '1:1', 14], {
    ...{ by: 'chuang', title: '一壶茶', prompt: '茶壶，书，窗外的竹子' },
    ...{ tags: ['铅笔', '窗边'], likes: 2 },
  }),
  work('lighthouse', ['pixel', '3:4', 20], {
    ...{ by: 'du', title: '灯塔', prompt: '海岸，灯塔，星空' },
    ...{ words: '有人在等船。', tags: ['像素', '海'], likes: 4 },
  }),
]
