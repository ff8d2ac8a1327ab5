/** Texts in source code: string literals, templates and JSX text that hold Chinese. */
import ts from 'typescript'

const CHINESE = /[\u4e00-\u9fff]/

/** One `texts.ts` per feature; a part that is loaded apart has `<part>Texts.ts`. */
const TEXT_FILE = /(^|\/)(texts|\w+Texts|[\w-]+-texts)\.tsx?$/
const TEST_FILE = /\.test\.tsx?$|\/(testing|__mocks__)\/|\/test[A-Z]\w*\.tsx?$/

export const mayHoldTexts = (file) => TEXT_FILE.test(file) || TEST_FILE.test(file)

function isText(node) {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  )
}

/**
 * Comments and regular expressions are no texts.
 * @returns {{ line: number, text: string }[]}
 */
export function findTexts(file, source) {
  if (!CHINESE.test(source)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const found = []
  const visit = (node) => {
    if (isText(node) && CHINESE.test(node.text)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed))
      found.push({ line: line + 1, text: node.text.trim().replaceAll(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/**
 * Sentences about files that hold texts outside of a texts file and are not listed, hold more than
 * their count, or are listed without need.
 * @param {ReadonlyMap<string, readonly { line: number, text: string }[]>} found by file
 * @param {{ data: readonly string[], counts: Readonly<Record<string, number>> }} listed
 */
export function judgeTexts(found, { data, counts }) {
  const isData = (file) =>
    data.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one))
  const faults = []
  for (const [file, texts] of found) {
    const most = counts[file] ?? 0
    if (isData(file) || texts.length === most) continue
    if (texts.length < most) faults.push(`${file}: ${texts.length} texts, listed with ${most}`)
    else
      for (const { line, text } of texts)
        faults.push(`${file}:${line}: “${text.slice(0, 40)}” belongs in texts.ts of its folder`)
  }
  const files = [...found.keys()]
  for (const one of data)
    if (!files.some((file) => file === one || (one.endsWith('/') && file.startsWith(one))))
      faults.push(`${one}: listed as data, without a text`)
  for (const file of Object.keys(counts))
    if (!found.has(file)) faults.push(`${file}: no texts, listed with ${counts[file]}`)
  return faults
}
