/**
 * Babel plugin for react-query, whose classes keep their state in #private fields. Old browsers have
 * none, and the WeakMaps they would become weigh more than the words: a field becomes a property
 * whose name is its own, so that a subclass can hold one of the same name.
 */
const { createHash } = require('node:crypto')
const path = require('node:path')

const NAME_CHARS = 4

const nameOf = (filename, field) =>
  `_${createHash('sha1')
    .update(`${path.basename(filename)}#${field}`)
    .digest('hex')
    .slice(0, NAME_CHARS)}`

/** By name: from which field it was made. Two fields of one name would be one field. */
const taken = new Map()

function requireOwn(name, field) {
  if ((taken.get(name) ?? field) !== field) throw new Error(`${field} is ${name} already`)
  taken.set(name, field)
}

module.exports = ({ types: t }) => ({
  visitor: {
    Program(program, { filename = '' }) {
      if (!/node_modules[\\/]@tanstack[\\/]/.test(filename)) return
      const plain = (node) => {
        const name = nameOf(filename, node.id.name)
        requireOwn(name, `${path.basename(filename)}#${node.id.name}`)
        return t.identifier(name)
      }
      program.traverse({
        ClassPrivateProperty(field) {
          const { key, value, static: isStatic } = field.node
          // A field without a value can be left out: it is undefined either way.
          if (!value) field.remove()
          else field.replaceWith(t.classProperty(plain(key), value, null, null, false, isStatic))
        },
        ClassPrivateMethod(method) {
          const { kind, key, params, body, static: isStatic, generator, async } = method.node
          method.replaceWith(
            t.classMethod(kind, plain(key), params, body, false, isStatic, generator, async),
          )
        },
        MemberExpression(member) {
          const { property } = member.node
          if (t.isPrivateName(property)) member.node.property = plain(property)
        },
        OptionalMemberExpression(member) {
          const { property } = member.node
          if (t.isPrivateName(property)) member.node.property = plain(property)
        },
      })
    },
  },
})
