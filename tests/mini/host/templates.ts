import { TmplGroup } from 'glass-easel-template-compiler'
import type * as glassEasel from 'glass-easel'
import type { Bundle } from './bundle'
import { translateScript, translateTemplate } from './dialect'
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
 * Compiles every template and template script of the package with the vendor's own compiler. Returns the template
 * of a path without extension, or undefined where the package has none.
 */
export function compileTemplates(
  bundle: Bundle,
  problems: Problems,
): (path: string) => glassEasel.template.ComponentTemplate | undefined {
  const group = new TmplGroup()
  const { dialect } = bundle
  for (const file of bundle.files) {
    if (!file.path.endsWith(`.${dialect.script}`)) continue
    group.addScript(withoutExtension(file.path), translateScript(bundle.read(file.path), dialect))
  }
  for (const file of bundle.files) {
    if (!file.path.endsWith(`.${dialect.template}`)) continue
    const text = translateTemplate(bundle.read(file.path), dialect)
    const remarks = group.addTmpl(withoutExtension(file.path), text)
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
