/**
 * The AIGC record of an MP4: an entry of its own in the metadata of the video (key `AIGC` of the
 * namespace `mdta`, in moov/udta/meta: `keys` names the entries, `ilst` holds their values).
 */
import { type Box, readBoxes, readChildBoxes, findBoxes } from '../boxes'
import { firstRecord, MAX_RECORDS, parseRecord, UNNAMED } from './record'

const KEY = 'AIGC'

/** Names of the entries, the first is number 1. */
function readKeys(file: Buffer, keys: Box): string[] {
  // version and flags, then a count we need not believe
  return readBoxes(file, keys.start + 8, keys.end).map(({ type, start, end }) =>
    type === 'mdta' ? file.toString('utf8', start, end) : '',
  )
}

/** Boxes of the values of the key. */
function findValueBoxes(file: Buffer, meta: Box): Box[] {
  const inside = readChildBoxes(file, meta, fullBoxHeader(file, meta))
  const keys = inside.find(({ type }) => type === 'keys')
  const list = inside.find(({ type }) => type === 'ilst')
  if (!keys || !list) return []
  const names = readKeys(file, keys)
  return readChildBoxes(file, list).flatMap((entry) => {
    const number = Buffer.from(entry.type, 'latin1').readUInt32BE(0)
    if (names[number - 1] !== KEY) return []
    return readChildBoxes(file, entry)
      .filter(({ type }) => type === 'data')
      .map((data) => ({ ...data, start: data.start + 8 }))
  })
}

/** `meta` has version and flags in MP4 and none in QuickTime. */
function fullBoxHeader(file: Buffer, meta: Box): number {
  return file.toString('latin1', meta.start + 4, meta.start + 8) === 'hdlr' ? 0 : 4
}

function recordBoxes(file: Buffer): Box[] {
  const metas = [...findBoxes(file, ['moov', 'udta', 'meta']), ...findBoxes(file, ['moov', 'meta'])]
  const found: Box[] = []
  for (const meta of metas) {
    found.push(...findValueBoxes(file, meta))
    if (found.length > MAX_RECORDS) throw new Error('too many AIGC records')
  }
  return found
}

/** The JSON of every record, as written in the file. */
export function recordTextsOfMp4(file: Buffer): string[] {
  return recordBoxes(file).map(({ start, end }) => file.toString('utf8', start, end))
}

/** Writes the id of the stored video into its record, in place: ids have the length of UNNAMED. */
export function nameVideo(file: Buffer, produceId: string): void {
  const [box, ...others] = recordBoxes(file)
  if (!box || others.length > 0) throw new Error('a video has exactly one AIGC record')
  const { ContentProducer } = parseRecord(file.toString('utf8', box.start, box.end))
  const record = Buffer.from(JSON.stringify(firstRecord({ producer: ContentProducer, produceId })))
  if (record.length !== box.end - box.start)
    throw new Error(`${produceId} is no id of ${UNNAMED.length} characters`)
  record.copy(file, box.start)
}
