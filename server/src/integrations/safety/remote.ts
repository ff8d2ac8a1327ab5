/** A vendor's checks in addition to the local lists: common parts for all vendors. */
import { type Kind, remark, unchecked } from './texts'
import type { PictureToCheck, Safety } from './safety'

/** Of a text or a picture. `words` are those it names of a text. */
export interface Finding {
  readonly risk: 'none' | 'doubt' | 'refused'
  /** In Chinese, e.g. 色情; null where nothing is said. */
  readonly label: string | null
  readonly words: readonly string[]
}

/** Each rejects when there is no answer that can be read. */
export interface Vendor {
  /** As a reviewer reads it. */
  readonly name: string
  /** Characters it takes at once. */
  readonly maxCharacters: number
  checkText(content: string): Promise<Finding>
  checkPicture(picture: PictureToCheck): Promise<Finding>
}

function formatRemarks(vendor: Vendor, kind: Kind, findings: readonly Finding[]): string[] {
  const remarks = findings.flatMap(({ risk, label }) =>
    risk === 'none' ? [] : [remark(vendor.name, risk, { kind, label })],
  )
  return [...new Set(remarks)]
}

/** The whole text, in pieces that the vendor takes. */
function splitPieces(texts: readonly string[], most: number): string[] {
  const characters = [...texts.join('\n')]
  return Array.from({ length: Math.ceil(characters.length / most) }, (_, i) =>
    characters.slice(i * most, (i + 1) * most).join(''),
  )
}

/** Prompts are checked by the lists alone: a picture waits for them, and they are not public yet. */
export function addVendorToPublicChecks(vendor: Vendor, local: Safety): Safety {
  return {
    check: (texts, by) => local.check(texts, by),
    refusedHere: (texts) => local.refusedHere(texts),
    refusedInPublic: (texts) => local.refusedInPublic(texts),

    async checkPublic(texts, by) {
      const verdict = await local.checkPublic(texts, by)
      if (!verdict.allowed) return verdict
      const pieces = splitPieces(texts, vendor.maxCharacters)
      // An unreachable service neither refuses nor passes: the text gets a remark for the reviewer.
      const answers = await Promise.allSettled(pieces.map((piece) => vendor.checkText(piece)))
      const findings = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const refused = findings.filter(({ risk }) => risk === 'refused')
      if (refused.length > 0) {
        return { allowed: false, words: [...new Set(refused.flatMap(({ words }) => words))] }
      }
      const missing = findings.length < pieces.length ? [unchecked('words')] : []
      return { allowed: true, remarks: [...formatRemarks(vendor, 'words', findings), ...missing] }
    },

    async checkPicture(picture) {
      return { remarks: formatRemarks(vendor, 'picture', [await vendor.checkPicture(picture)]) }
    },
  }
}
