/** Words of the list of models. */
export const modelTexts = {
  samples: '样图都是它在这里画出来的',
  none: '还没在这里画过',
  per: { picture: '积分一张', second: '积分一秒', run: '积分一次' },
  free: '用自己的密钥，不花积分',
  sample: (name: string) => `${name}在这里画的`,
} as const
