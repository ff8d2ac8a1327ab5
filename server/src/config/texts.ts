/** Sentences for the operator at the start. */
export const texts = {
  misspelt: (name: string, nearest: string) =>
    `没有叫 ${name} 的设置，是不是 ${nearest}？ There is no variable ${name}: did you mean ${nearest}?`,
  missingPath: (name: string, { missing, isFile }: { missing: string; isFile: boolean }) =>
    `${name} 指的 ${missing} 不存在${isFile ? '' : '，或不是文件夹'}，请先建好，或改正 ${name}。` +
    ` ${name} names ${missing}, which is not there${isFile ? '' : ' or is no folder'}: make it or correct ${name}.`,
} as const
