import { TmplGroup } from 'glass-easel-template-compiler'
import type * as glassEasel from 'glass-easel'
import type { Bundle } from './bundle'
import type { Problems } from './problems'

type GroupList = NonNullable<glassEasel.template.ComponentTemplate['groupList']>

interface CompileRemark {
  message: string
  level: number
  start?: { line: number; col: number }
  startLine?: number
}

/** From this level on a remark of the compiler is an error, not advice. */
const ERROR_LEVEL = 3

/**
 * Compiles every .wxml and .wxs of the package with the vendor's own compiler. Returns the template
 * of a path without extension, or undefined where the package has none.
 */
export function compileTemplates(
  bundle: Bundle,
  problems: Problems,
): (path: string) => glassEasel.template.ComponentTemplate | undefined {
  const group = new TmplGroup()
  for (const file of bundle.files) {
    if (file.path.endsWith('.wxs'))
      group.addScript(withoutExtension(file.path), bundle.read(file.path))
  }
  for (const file of bundle.files) {
    if (!file.path.endsWith('.wxml')) continue
    const remarks = group.addTmpl(withoutExtension(file.path), bundle.read(file.path))
    for (const remark of remarks as CompileRemark[]) {
      if (remark.level >= ERROR_LEVEL) {
        problems.add('template', `${file.path}: ${remark.message}`)
      }
    }
  }
  const source = `return ${group.getTmplGenObjectGroups()}`
  group.free()
  const groupList = new Function(source)() as GroupList
  return (path) => {
    const content = groupList[path]
    if (content === undefined) return undefined
    return { groupList, content, fallbackListenerOnNativeNode: true }
  }
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '')
}
