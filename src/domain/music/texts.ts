export const texts = {
  voice: '音色',
} as const

/** Texts of hearing a mood of music. */
export const MOOD_SAMPLE = {
  play: (mood: string) => `试听「${mood}」`,
  loading: '正在取来',
  stop: '停止',
  stopLabel: (mood: string) => `停止试听「${mood}」`,
  note: '这是 10 秒的样子，成片里会重新编一首',
} as const
