import type { Realm } from './realm'

type Definition = Record<string, unknown>

const CONSTRUCTORS: Record<string, unknown> = { String, Number, Boolean, Object, Array, Function }

/** A component's properties with the host's String, Number … in place of the realm's. */
export function hostProperties(properties: Definition, realm: Realm): Definition {
  const hostType = (type: unknown): unknown => {
    const name = realm.typeName(type)
    return name === undefined ? null : CONSTRUCTORS[name]
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (typeof value !== 'object' || value === null) return [name, hostType(value)]
      const option = value as Definition
      const optional = option.optionalTypes as unknown[] | undefined
      return [
        name,
        {
          ...option,
          type: hostType(option.type),
          ...(optional && { optionalTypes: optional.map(hostType) }),
        },
      ]
    }),
  )
}
