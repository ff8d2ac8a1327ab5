/** Chinese words that a video of versions shows, or is refused with. */
export const texts = {
  before: '改前',
  after: '改后',
  step: (nth: number) => `第 ${nth} 次改`,
  begin: (edits: number) => `从这张开始，改了 ${edits} 次`,
  brand: '墨光',
  seal: '墨',
  needsPictures: '每一版都要有图',
  broken: '有一版的图打不开，去掉它再做',
}
