/** Every word of mentions of characters in a prompt. */
export const texts = {
  list: '提到谁',
  kind: '角色卡',
  chips: '用到的角色卡',
  openCard: (name: string) => `看角色卡 ${name}`,
  create: (name: string) => (name === '' ? '新建一张角色卡' : `给“${name}”建一张角色卡`),
  reading: '正在认 @ 的角色',
  failed: '角色卡没有读出来，@ 先当普通文字',
  precise: (count: number, model: string) => `读出 ${count} 张角色卡，${model} 认得准`,
  drawn: (count: number) => `读出 ${count} 张角色卡，每张都照它画`,
  worded: (count: number, model: string) => `读出 ${count} 张角色卡，${model} 只按文字画`,
  tooMany: (max: number) => `一次最多用 ${max} 张角色卡`,
} as const
