export const texts = {
  shot: (index: number) => `第 ${index} 段`,
  shotText: '这一段的文字',
  shotSeconds: '这一段的长度',
  seconds: (seconds: number) => `${seconds} 秒`,
  shotsTotal: (count: number, max: number, seconds: number) =>
    `${count}/${max} 段，共 ${Math.round(seconds * 10) / 10} 秒`,
  shotAdd: '加一段',
  shotCopy: '复制',
  frameHint: '拖动虚线框的边或角，也可以用下面的滑杆',
  allSides: '四周',
  sides: { top: '上', bottom: '下', left: '左', right: '右' },
  draw: '涂抹',
  /** Of what was found already. */
  check: '查看和修改',
  lacking: (engine: string, names: readonly string[]) => `${engine}做不到：${names.join('、')}`,
  redraw: '再涂',
} as const
