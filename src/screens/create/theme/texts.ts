/** Chinese texts of the theme in 创作. */
export const THEME = {
  title: (title: string) => `投给本周主题：${title}`,
  note: (brief: string, left: number) => `${brief} · 还能投 ${left} 幅`,
  full: '3 幅都投了，可以换一幅',
  over: '这期已经截止，画好可以照常发布',
  drop: '这张不投',
  all: (wants: readonly string[]) => `${wants.join('、')}都有了`,
  composing: (wants: readonly string[]) => `正在看${wants.join('、')}是不是都画得进去`,
  missing: (wants: readonly string[]) => `还缺${wants.join('、')}`,
  first: '画好先给你看，满意再投',
}
