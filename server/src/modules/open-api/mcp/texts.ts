/** Descriptions for models, in Chinese and English, and sentences of results. */
export const texts = {
  name: '墨光 Moguang',
  instructions:
    '墨光：用一句话画图，改图，抠图，放大。图片用 picture:<id>、upload:<id> 或 data URL 表示。' +
    ' / Moguang paints pictures from words, edits them, cuts subjects out and enlarges. Name pictures as picture:<id>, upload:<id> or a data URL.',
  generate: {
    title: '画图 / Generate image',
    description:
      '按描述画一到四张图，扣积分。 / Paint one to four pictures from a description; costs credits.',
  },
  edit: {
    title: '改图 / Edit image',
    description:
      '把写的东西画进图里的一块：用 box（左、上、右、下，0 到 1）或 mask 指出哪里。本地画笔画的 picture:<id> 可以不指，用一句话说怎么改，如“把苹果换成红色”。 / Paint what is described into a part of a picture, given as a box (left, top, right, bottom, 0 to 1) or a mask. A picture:<id> of the local painter needs neither: say in one Chinese sentence what to change.',
  },
  removeBackground: {
    title: '抠图 / Remove background',
    description: '留下主体，背景变透明。 / Keep the subject, make the background transparent.',
  },
  upscale: {
    title: '放大 / Upscale',
    description: '放大 2 倍或 4 倍。 / Enlarge a picture two or four times.',
  },
  listModels: {
    title: '模型 / List models',
    description: '能用的模型、尺寸、画风和价格。 / Models with sizes, styles and prices.',
  },
  getJob: {
    title: '任务 / Get job',
    description: '看一个任务画得怎样，画完就给图。 / State of a job, with its pictures when done.',
  },
  listMyPictures: {
    title: '我的图 / List my pictures',
    description: '最近画的图，新的在前。 / Recent pictures, newest first.',
  },
  fields: {
    prompt: '画面描述 / what to paint',
    image: 'picture:<id>, upload:<id> 或/or data:image/png;base64,…',
    mask: 'data:image/png;base64,…：透明处会改，没有透明度时白处会改 / transparent, else white = edited',
    box: '左、上、右、下，占宽高的比例 / left, top, right, bottom as shares of width and height',
    size: 'auto 或/or WxH',
    style: '画风 id / a style id of list_models',
    seed: '同一个种子画同一张 / repeats a picture',
  },
  done: (id: string, credits: number) => `完成，任务 ${id}，用了 ${credits} 积分 / done, job ${id}`,
  running: (id: string, percent: number) =>
    `还在画（${percent}%），任务 ${id}：稍后用 get_job 看 / still running, call get_job later`,
  noArea:
    '要用 box 或 mask 指出改哪里；只有本地画笔画的 picture:<id> 能直接用一句话改 / say where, by box or mask',
  badBox:
    'box 要从左上到右下，都在 0 到 1 之间 / box must run from top left to bottom right, 0 to 1',
  noPictures: '还没有图 / no pictures yet',
  badOrigin: '不接受来自这个网页的请求 / requests of this origin are refused',
  badHost: '不接受这个主机名 / this host name is refused',
  badRequest: '请求不对 / bad request',
} as const
