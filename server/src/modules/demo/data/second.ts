/** Data: the second half of the demo square. Each was looked at as painted. */
import { work, type DemoWork } from './work'

export const SECOND_WORKS: readonly DemoWork[] = [
  work('orioles', ['ukiyoe', '3:4', 23], {
    ...{ by: 'yu', title: '两只黄鹂', prompt: '两只黄鹂鸣翠柳' },
    ...{ tags: ['浮世绘', '花鸟'], likes: 2 },
  }),
  work('terraces', ['blue-green', '4:3', 40], {
    ...{ by: 'shan', title: '梯田晨雾', prompt: '梯田，晨雾，日出' },
    ...{ tags: ['青绿', '清晨'], likes: 3 },
  }),
  work('brook', ['watercolour', '3:4', 84], {
    ...{ by: 'yu', title: '小桥流水', prompt: '小桥流水人家，垂柳，春天' },
    ...{ words: '春天从溪水里先到。', tags: ['水彩', '春天'], likes: 4 },
  }),
  work('owl-pine', ['papercut', '3:4', 91], {
    ...{ by: 'qiao', title: '守夜人', prompt: '猫头鹰，松树，圆月' },
    ...{ tags: ['剪纸', '月夜'], likes: 3 },
  }),
  work('snow-village', ['oil', '4:3', 30], {
    ...{ by: 'ye', title: '雪夜归人', prompt: '雪夜的村庄，温暖的灯光' },
    ...{ words: '远远看见家里的灯。', tags: ['油画', '雪'], likes: 5 },
  }),
  work('whale-leap', ['ukiyoe', '4:3', 34], {
    ...{ by: 'du', title: '跃', prompt: '鲸鱼跃出海面，日落', from: 'whale' },
    ...{ words: '同一头鲸，到海面上来了。', tags: ['浮世绘', '海'], likes: 5 },
  }),
  work('oasis', ['pixel', '16:9', 37], {
    ...{ by: 'ye', title: '绿洲', prompt: '沙漠里的绿洲，星空' },
    ...{ tags: ['像素', '沙漠'], likes: 2 },
  }),
  work('flower-balloon', ['minimal', '1:1', 36], {
    ...{ by: 'chuang', title: '花田上空', prompt: '向日葵花田，热气球', from: 'balloons' },
    ...{ tags: ['极简', '花'], likes: 3 },
  }),
  work('crane-fall', ['blue-green', '9:16', 85], {
    ...{ by: 'shan', title: '望瀑', prompt: '山间瀑布，松树，仙鹤' },
    ...{ words: '疑是银河落九天。', tags: ['青绿', '山水'], likes: 4 },
  }),
  work('maple-temple', ['papercut', '1:1', 45], {
    ...{ by: 'qiao', title: '古寺秋深', prompt: '枫叶，古寺，秋天' },
    ...{ tags: ['剪纸', '秋天'], likes: 3 },
  }),
  work('rain-street', ['neon', '3:4', 1], {
    ...{
      by: 'deng',
      title: '晚归',
      prompt: '雨夜的城市街道，撑伞的行人，霓虹灯',
      from: 'neon-rain',
    },
    ...{ words: '给那条街添了一个人。', tags: ['霓虹', '城市'], likes: 4 },
  }),
  work('spring-river', ['ink', '16:9', 21], {
    ...{ by: 'du', title: '春江花月夜', prompt: '春江花月夜' },
    ...{ tags: ['水墨', '诗'], likes: 3 },
  }),
  work('lanterns', ['watercolour', '9:16', 61], {
    ...{ by: 'shan', title: '孔明灯', prompt: '星空下的湖，孔明灯', from: 'milky-way' },
    ...{ words: '许的愿都飞上去了。', tags: ['水彩', '星空'], likes: 6 },
  }),
  work('deer', ['oil', '3:4', 88], {
    ...{ by: 'ye', title: '林中小鹿', prompt: '秋天的森林，小鹿' },
    ...{ tags: ['油画', '动物'], likes: 3 },
  }),
  work('red-boat', ['minimal', '1:1', 71], {
    ...{ by: 'du', title: '一点红', prompt: '平静的海，一只小船，红日' },
    ...{ tags: ['极简', '海'], likes: 4 },
  }),
  work('lotus-rain', ['ink', '1:1', 62], {
    ...{ by: 'yu', title: '留得残荷', prompt: '荷花，雨，锦鲤' },
    ...{ words: '听雨声。', tags: ['水墨', '花'], likes: 3 },
  }),
  work('harbour-night', ['neon', '16:9', 63], {
    ...{ by: 'deng', title: '对岸', prompt: '城市天际线，夜晚，倒影，月亮' },
    ...{ tags: ['霓虹', '城市'], likes: 3 },
  }),
  work('kites', ['papercut', '3:4', 64], {
    ...{ by: 'qiao', title: '放风筝', prompt: '春天的草原，风筝，白云' },
    ...{ tags: ['剪纸', '春天'], likes: 2 },
  }),
  work('window-snow', ['watercolour', '1:1', 65], {
    ...{ by: 'chuang', title: '窗外下着雪', prompt: '窗边的猫，窗外下着雪' },
    ...{ words: '它看了一下午。', tags: ['水彩', '窗边'], likes: 6 },
  }),
  work('white-cat', ['pencil', '3:4', 29], {
    ...{ by: 'qiao', title: '看月亮的猫', prompt: '一只白猫在窗台上看月亮', from: 'window-snow' },
    ...{ words: '同一只猫，换成铅笔。', tags: ['铅笔', '窗边'], likes: 4 },
  }),
  work('snow-peaks', ['minimal', '4:3', 66], {
    ...{ by: 'shan', title: '三座雪山', prompt: '雪山，湖泊，倒影' },
    ...{ tags: ['极简', '雪山'], likes: 2 },
  }),
  work('bamboo-hut', ['pencil', '3:4', 43], {
    ...{ by: 'yu', title: '竹里馆', prompt: '竹林深处的小屋，雨' },
    ...{ tags: ['铅笔', '竹'], likes: 2 },
  }),
  work('pixel-city', ['pixel', '9:16', 67], {
    ...{ by: 'deng', title: '一人一窗', prompt: '城市，夜晚，高楼，灯光' },
    ...{ words: '每个亮着的窗里都有一个人。', tags: ['像素', '城市'], likes: 4 },
  }),
  work('stone-bridge', ['ukiyoe', '3:4', 68], {
    ...{ by: 'yu', title: '雪中石桥', prompt: '石桥，雪，撑伞的人，柳树' },
    ...{ tags: ['浮世绘', '雪'], likes: 3 },
  }),
  work('sail-dawn', ['oil', '4:3', 95], {
    ...{ by: 'du', title: '启航', prompt: '海湾，帆船，日出，海鸥' },
    ...{ tags: ['油画', '海'], likes: 3 },
  }),
  work('coral', ['papercut', '9:16', 70], {
    ...{ by: 'cha', title: '珊瑚城', prompt: '海底，珊瑚，鱼群' },
    ...{ tags: ['剪纸', '深海'], likes: 4 },
  }),
  work('green-river', ['blue-green', '16:9', 72], {
    ...{ by: 'du', title: '江流有声', prompt: '江水，群山，帆船，松树', from: 'thousand-miles' },
    ...{ tags: ['青绿', '山水'], likes: 3 },
  }),
  work('pixel-koi', ['pixel', '1:1', 73], {
    ...{ by: 'deng', title: '一池', prompt: '锦鲤，荷花，池塘', from: 'koi-above' },
    ...{ tags: ['像素', '园林'], likes: 2 },
  }),
  work('film-waves', ['ukiyoe', '9:16', 74], {
    ...{ by: 'du', title: '潮来', prompt: '海浪，月亮', seconds: 2 },
    ...{ tags: ['浮世绘', '海'], likes: 5 },
  }),
  work('film-snow', ['minimal', '9:16', 75], {
    ...{ by: 'ye', title: '下雪了', prompt: '雪夜的村庄', seconds: 2 },
    ...{ tags: ['极简', '雪'], likes: 4 },
  }),
]
