/** Result of a text tool, parsed from a job's open `answer`. */
import type { JobView, SourceView } from '@contract/jobs'
import type { Img2TagAnswer } from '@contract/tools/img2tag'

interface TagGroup {
  /** A TagKind, or one of another version. */
  kind: string
  names: string[]
}

export interface Answer extends Pick<Img2TagAnswer, 'prompt' | 'palette' | 'facts'> {
  tags: TagGroup[]
}

type Item = Record<string, unknown>

function parseItems(value: unknown): Item[] {
  if (!Array.isArray(value)) return []
  return value.filter((item): item is Item => typeof item === 'object' && item !== null)
}

function toTrimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Groups and tags in the order the tool names them. */
function groupTags(tags: readonly Item[]): TagGroup[] {
  const groups = new Map<string, string[]>()
  for (const tag of tags) {
    const name = toTrimmedText(tag.name)
    const kind = toTrimmedText(tag.kind)
    if (name === '') continue
    const group = groups.get(kind)
    if (group) group.push(name)
    else groups.set(kind, [name])
  }
  return [...groups].map(([kind, names]) => ({ kind, names: [...new Set(names)] }))
}

/** null for a job that painted, has not ended well, or whose answer this version cannot read. */
export function parseAnswer({ status, answer }: JobView): Answer | null {
  if (status !== 'succeeded' || answer === null) return null
  const prompt = toTrimmedText(answer.prompt)
  if (prompt === '') return null
  return {
    prompt,
    tags: groupTags(parseItems(answer.tags)),
    palette: parseItems(answer.palette).flatMap(({ hex, name, share }) =>
      /^#[0-9a-f]{6}$/i.test(toTrimmedText(hex))
        ? [
            {
              hex: toTrimmedText(hex),
              name: toTrimmedText(name),
              share: typeof share === 'number' ? share : 0,
            },
          ]
        : [],
    ),
    facts: parseItems(answer.facts).flatMap(({ label, value }) =>
      toTrimmedText(label) && toTrimmedText(value)
        ? [{ label: toTrimmedText(label), value: toTrimmedText(value) }]
        : [],
    ),
  }
}

/** The picture that was read; null when it is gone. */
export function readPicture({ sources }: JobView): SourceView | null {
  return sources.find(({ kind }) => kind === 'image') ?? null
}

/** `38%`; what rounds to nothing is still there. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100)
  return percent < 1 ? '<1%' : `${percent}%`
}
