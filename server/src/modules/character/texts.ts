export const texts = {
  gone: '这张角色卡已经不在了',
  tooMany: (most: number) => `最多 ${most} 张角色卡，先删掉一张`,
  taken: (name: string) => `已经有一张角色卡叫「${name}」，换个名字`,
  nothing: '放一张图，或写清楚是什么样的人或动物',
  unknownLooks: '有些样子这里不会画，重新读一遍文字',
  blocked: (words: string) => `${words}不能用，改一改再存`,
  blockedWhole: '名字或文字没有通过检查，改一改再存',
  unchecked: '暂时不能检查文字，请过一会儿再存',
  pictureGone: '图片不在了，请重新选择',
  mentionGone: (name: string) => `角色卡「${name}」不在了，去掉 @ 再画`,
  notPicture: '这里只放图片',
} as const
