export const texts = {
  lost: '选过的文件不在这台设备上了，请重新选择',
  empty: '先选一张图片',
  emptyVideo: '先选一段视频',
  crop: '裁剪',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  cost: (engine: string) => `由${engine}完成`,
  again: '原来的参数没有找到，请重新填写',
  perSecond: (credits: number) => `· 每秒 ${credits} 积分`,
} as const

export const SHOWCASE = {
  made: (tool: string) => `${tool}自己做的样子`,
  drag: '拖动看原图和做好的',
  weak: (line: string) => `不拿手：${line}`,
  samples: {
    image: '手边没图？拿这几张试',
    video: '手边没视频？拿这几段试',
    shots: '手边没照片？拿这几组试',
  },
  samplesNote: {
    image: '图是送的，积分照常',
    video: '视频是送的，积分照常',
    shots: '照片是送的，积分照常',
  },
  sample: {
    image: (place: number, name: string) => `样图 ${place}：${name}`,
    video: (place: number, name: string) => `样片 ${place}：${name}`,
    shots: (place: number, name: string) => `样组 ${place}：${name}`,
  },
  taking: '正在取…',
  /** Answer of 图生词 to the picture it is shown with. */
  found: ['汽车', '玄青', '石墨灰', '暖色', '低调', '低地平线'],
} as const

export const STORYBOARDS = {
  link: '先看分镜再拍',
  linkNote: '每一镜先出图，改好再拍',
  title: '分镜示例',
  by: (engine: string) => `${engine}画的`,
  facts: (seconds: number, credits: number) => `${seconds} 秒 · ${credits} 积分`,
  board: (name: string, seconds: number, credits: number) =>
    `${name}，${seconds} 秒 · ${credits} 积分，用这组分镜`,
  takeTitle: (name: string) => `换成「${name}」的分镜？`,
  takeBody: '现在写好的分镜会被替换。',
  take: '替换',
  keep: '保留我的',
  lengths: '每段时长',
  seconds: (seconds: number) => `${seconds} 秒`,
} as const
