/** Plan of `npm run new`: everything is known before anything touches the disk. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

/** The message says what is wrong in one sentence. */
export class Refusal extends Error {}

export interface Names {
  /** `deep-focus`: files, folders and addresses. */
  readonly id: string
  /** `deepFocus` */
  readonly camel: string
  /** `DeepFocus` */
  readonly pascal: string
  /** `DEEP_FOCUS` */
  readonly upper: string
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 30

/** Throws Refusal unless it is lower-case words with hyphens. */
export function parseNames(id: string): Names {
  if (!ID.test(id) || id.length > LONGEST) {
    throw new Refusal(
      `“${id}” is no id: it takes lower-case letters and figures with single hyphens, at most ${LONGEST}, such as deep-focus.`,
    )
  }
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    id,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    upper: id.replaceAll('-', '_').toUpperCase(),
  }
}

/** A Chinese text as TypeScript; the formatter chooses the quotes. */
export const quoted = (text: string): string => JSON.stringify(text)

const IMPORT = /^import (?:type )?(?:[^'";]*? from )?'[^']+'$/gm

/** Formatting of this repository: what `npm run format` reads, but for what it skips. */
function readStyle(root: string): FormatConfig {
  const parsed = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const { $schema: _schema, ignorePatterns: _skipped, ...style } = parsed as Record<string, unknown>
  return style
}

export class Plan {
  private readonly texts = new Map<string, string>()
  private readonly created = new Set<string>()
  /** Remaining steps by hand, in order. */
  readonly left: string[] = []

  constructor(readonly root: string) {}

  /** A new file; refuses where one is. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Refusal(`${file} exists already.`)
    this.texts.set(file, text)
    this.created.add(file)
  }

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(path.join(this.root, file))
  }

  read(file: string): string {
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
  }

  /**
   * Puts `lines` before the first line that begins with `end` after the line that begins with
   * `start`. Throws an Error when there is none: then the file was rebuilt and this must follow.
   */
  insert(file: string, { start, end }: { start: string; end: string }, lines: string): void {
    const text = this.read(file)
    const from = `\n${text}`.indexOf(`\n${start}`)
    const to = from < 0 ? -1 : text.indexOf(`\n${end}`, from + start.length)
    if (to < 0) throw new Error(`${file} has no place for it between ‘${start}’ and ‘${end}’`)
    this.texts.set(file, `${text.slice(0, to)}\n${lines}${text.slice(to)}`)
  }

  /** At the end of a list of exports. */
  append(file: string, line: string): void {
    this.texts.set(file, `${this.read(file)}${line}\n`)
  }

  /** Rows of the sorted table below a heading, each at its place. */
  addRows(file: string, heading: string, rows: readonly string[]): void {
    const lines = this.read(file).split('\n')
    const first = lines.findIndex(
      (line, at) => line.startsWith('| `') && at > lines.indexOf(heading),
    )
    if (first < 0) throw new Error(`${file} has no table below ‘${heading}’`)
    for (const row of rows) {
      const next = lines.findIndex(
        (line, at) => at >= first && !(line.startsWith('| `') && line < row),
      )
      lines.splice(next, 0, row)
    }
    this.texts.set(file, lines.join('\n'))
  }

  /** Below the imports that are there; nothing happens when this one is among them. */
  addImport(file: string, line: string): void {
    const text = this.read(file)
    const last = [...text.matchAll(IMPORT)].at(-1)
    if (!last) throw new Error(`${file} imports nothing`)
    if (text.includes(`${line}\n`)) return
    const at = last.index + last[0].length
    this.texts.set(file, `${text.slice(0, at)}\n${line}${text.slice(at)}`)
  }

  /** Every file as it will be; code is formatted, documents are not. */
  async files(): Promise<{ file: string; text: string; created: boolean }[]> {
    const options = readStyle(this.root)
    return Promise.all(
      [...this.texts].map(async ([file, text]) => {
        const created = this.created.has(file)
        if (file.endsWith('.md')) return { file, text, created }
        const { code, errors } = await format(file, text, options)
        if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
        return { file, text: code, created }
      }),
    )
  }

  async write(): Promise<void> {
    for (const { file, text } of await this.files()) {
      const target = path.join(this.root, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
  }
}
