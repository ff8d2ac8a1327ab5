export const texts = {
  tooMuch: '今天写得够多了，我们先看看这些',
  noPicture: '有图片不存在，请重新上传',
}
