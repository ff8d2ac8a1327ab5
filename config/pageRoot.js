/**
 * Babel plugin of mini-programs: what a page's module exports by default is wrapped in the root of
 * domain/accessibility. No page has to think of it, and none can forget it.
 */
const { existsSync } = require('node:fs')

const isPage = (file) =>
  /[\\/]src[\\/](pages|components).*\.tsx$/.test(file) &&
  existsSync(file.replace(/\.tsx$/, '.config.ts'))

module.exports = ({ types: t }) => ({
  visitor: {
    Program(program, { filename = '' }) {
      const exported = program.get('body').find((node) => node.isExportDefaultDeclaration())
      if (!exported || !isPage(filename)) return
      const page = exported.node.declaration
      const value = t.isFunctionDeclaration(page)
        ? t.functionExpression(page.id, page.params, page.body, page.generator, page.async)
        : page
      const wrap = program.scope.generateUidIdentifier('inPageRoot')
      exported.node.declaration = t.callExpression(wrap, [value])
      program.unshiftContainer(
        'body',
        t.importDeclaration(
          [t.importSpecifier(wrap, t.identifier('inPageRoot'))],
          t.stringLiteral('@/shell/inPageRoot'),
        ),
      )
    },
  },
})
