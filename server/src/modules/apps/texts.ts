import { quote } from '../notification/quote'

const named = (name: string) => `「${quote(name, 40)}」`

/** Faults of a file of small apps. */
export const texts = {
  needed: '不能空着',
  noTool: (tool: string) => `没有${named(tool)}这个工具`,
  notAnApp: (tool: string) => `工具${named(tool)}有自己的页面，不能做成小应用`,
  noEngine: (tool: string) => `这里没有能做${named(tool)}的引擎`,
  noParam: (tool: string, key: string) => `工具${named(tool)}没有参数${named(key)}`,
  both: (key: string) => `参数${named(key)}不能又固定又开放`,
  twice: (key: string) => `参数${named(key)}写了两次`,
  notFixable: (key: string) => `参数${named(key)}是每个人自己的，不能固定`,
  mustOpen: (key: string) => `参数${named(key)}必须开放`,
  tooBig: '固定的参数太大',
} as const
