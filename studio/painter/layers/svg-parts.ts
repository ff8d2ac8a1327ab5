import { type Oklch, toRgb } from '../colour'
import { createNamer } from './tree'

/** Content of one `<g>`; ids and names are not unique yet. */
export interface SvgGroup {
  readonly id: string
  /** Chinese. */
  readonly name: string
  readonly content: string
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

export const toCss = (colour: Oklch): string => `rgb(${toRgb(colour).join(',')})`

export const writeRectangle = (width: number, height: number, attributes: string): string =>
  `<rect width="${width}" height="${height}" ${attributes}/>`

/** Each id and each name once. */
export function writeGroups(groups: readonly SvgGroup[]): string {
  const [nameUniquely, identify] = [createNamer(' '), createNamer('-')]
  return groups
    .map(({ id, name, content }) => {
      const title = escapeXml(nameUniquely(name))
      return `<g id="${escapeXml(identify(id))}"><title>${title}</title>${content}</g>`
    })
    .join('')
}
