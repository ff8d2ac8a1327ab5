import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'

const SOURCE = resolve(__dirname, '../../src')
/** Longer ones make WeChat, QQ and Douyin refuse the whole dialog. */
const MAX_LETTERS = 4

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

function callsIn(node: ts.Node, found: ts.CallExpression[] = []): ts.CallExpression[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'confirmModal') found.push(node)
  ts.forEachChild(node, (child) => void callsIn(child, found))
  return found
}

/** The file that a module of the client is in. */
function resolveModule(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join(SOURCE, specifier.slice(2))
    : resolve(dirname(from), specifier)
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file))
}

/** `const name = …` of a file, or of the file that it is imported from. */
function findInitializer(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const own = statement.declarationList.declarations.find((one) => one.name.getText() === name)
      if (own?.initializer) return own.initializer
    }
    if (!ts.isImportDeclaration(statement)) continue
    const named = statement.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) continue
    const imported = named.elements.find((one) => one.name.text === name)
    const file = resolveModule(
      source.fileName,
      (statement.moduleSpecifier as ts.StringLiteral).text,
    )
    if (imported && file)
      return findInitializer(parse(file), (imported.propertyName ?? imported.name).text)
  }
  return undefined
}

/** `const { settings: confirm } = texts` somewhere in the file: texts.settings. */
function takenFrom(node: ts.Node, name: string): { object: string; key: string } | undefined {
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer &&
    ts.isIdentifier(node.initializer)
  ) {
    const element = node.name.elements.find((one) => one.name.getText() === name)
    if (element)
      return {
        object: node.initializer.text,
        key: (element.propertyName ?? element.name).getText(),
      }
  }
  return ts.forEachChild(node, (child) => takenFrom(child, name))
}

/** The words of a button, where they can be read from the source. */
function readWords(source: ts.SourceFile, value: ts.Expression): string | undefined {
  if (ts.isStringLiteral(value)) return value.text
  const place = ts.isPropertyAccessExpression(value)
    ? { object: value.expression.getText(), key: value.name.text }
    : takenFrom(source, value.getText())
  if (!place) return undefined
  let object = findInitializer(source, place.object)
  if (object && ts.isAsExpression(object)) object = object.expression
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const property = object.properties.find((one) => one.name?.getText() === place.key)
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : undefined
}

describe('buttons of dialogs', () => {
  const files = readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|platform\/modal/.test(file))
    .map((file) => join(SOURCE, file))
    .filter((file) => readFileSync(file, 'utf8').includes('confirmModal('))
  const buttons = files.flatMap((file) => {
    const source = parse(file)
    return callsIn(source).flatMap(({ arguments: [argument] }) => {
      const named =
        argument && ts.isIdentifier(argument) ? findInitializer(source, argument.text) : argument
      const text = named && ts.isAsExpression(named) ? named.expression : named
      assert.ok(text && ts.isObjectLiteralExpression(text), `${file}: not written out`)
      return ['confirm', 'cancel'].flatMap((key) => {
        const property = text.properties.find((one) => one.name?.getText() === key)
        if (property === undefined) return []
        const value = ts.isPropertyAssignment(property) ? property.initializer : property.name
        return [{ at: `${file} ${key}`, words: readWords(source, value as ts.Expression) }]
      })
    })
  })

  it('of every question are found', () => assert.ok(buttons.length >= 20, `${buttons.length}`))

  it('are constants of at most four characters', () => {
    const bad = buttons.filter(
      ({ words }) => words === undefined || words.length === 0 || [...words].length > MAX_LETTERS,
    )
    assert.deepEqual(bad, [])
  })
})
