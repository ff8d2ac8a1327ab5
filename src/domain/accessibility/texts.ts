/** Chinese texts of 关怀. */
export const texts = {
  title: '关怀',
  value: (percent: number, more: string[]) => [`字号 ${percent}%`, ...more].join(' · '),
  sample: '雪山湖泊日出，一叶小舟，水墨',
  sampleNote: '字会变成这么大，马上生效',
  size: '字号',
  /** At both ends of the rail. */
  letter: '文',
  percent: (percent: number) => `${percent}%`,
  contrast: '高对比度',
  contrastNote: '文字更亮，线条更清楚',
  motion: '减少动效',
  motionNote: '不滑动、不闪烁，直接出现',
  highShort: '高对比',
  calmShort: '少动效',
} as const
