/** Chinese texts of 检测 AI 标识. */

export const LABEL = {
  title: '检测 AI 标识',
  intro: '选一个图片或视频，看看文件里有没有按国家标准 GB 45438 写下的 AI 生成标识。',
  promise: '只读文件里的记录，不看画面；看过即弃，不会保存。',
  pick: { files: '选择文件', album: '从相册选' },
  fromChat: '微信的相册可能会去掉记录，把文件发到聊天里再选更准。',
  checking: '正在读取…',
  again: '换一个文件',
  retry: '重试',
  open: '打开这件作品',
} as const

export const VERDICT = {
  labelled: '带有 AI 标识',
  labelledNote: '文件里有一条符合 GB 45438 的隐式标识。',
  faulty: '有标识，但不合规范',
  several: (count: number) => `文件里有 ${count} 条标识，规范只许有一条。`,
  astray: '标识不在规范规定的位置，别的工具可能读不到。',
  malformed: '标识的写法不合规范。',
  none: '没有找到 AI 标识',
  noneNote: '这个文件里没有标识记录。',
  unknown: '读不出标识',
  noMedia: '这不像图片或视频，里面没有可读的标识。',
  damaged: '文件不完整或已损坏，里面没有读到标识。',
  noPlace: (format: string) => `规范没有规定 ${format} 把标识写在哪里，文件里也没有找到。`,
  writtenMeaning: '标识由制作方自己写进文件，可以被去掉，也可能是仿写的：只凭它不能证明来源。',
  absentMeaning: '截图、转发、重新保存都会去掉标识，所以没有标识不等于不是 AI 生成的。',
} as const

export const OURS = {
  identical: '和墨光保存的原文件一字不差，出自墨光。',
  changed: '编号是墨光的，但文件和原文件不同：可能是缩略图、改过，或编号是抄来的。',
  unknown: '署名是墨光，但墨光没有这个编号：可能已经删除，或署名是仿写的。',
  foreign: '署名的不是墨光。',
} as const

export const FACT = {
  nature: '性质',
  natures: { '1': '是 AI 生成', '2': '可能是 AI 生成', '3': '疑似 AI 生成' } as Readonly<
    Record<string, string>
  >,
  unsaid: '没有写明',
  producer: '制作方',
  produceId: '制作编号',
  propagator: '传播方',
  propagateId: '传播编号',
  time: '制作时间',
  timeless: '标识里没有时间',
  format: '文件格式',
} as const
