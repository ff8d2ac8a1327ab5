export const texts = {
  printedCode: (phone: string, code: string, minutes: number) =>
    `[短信] ${phone} 的验证码 ${code}，${minutes} 分钟内有效`,
  printedNotice: (phone: string, { words, undoCode }: { words: string; undoCode: string }) =>
    `[短信] ${phone}：${words}，72 小时内可以用撤销码 ${undoCode} 撤销`,
} as const
