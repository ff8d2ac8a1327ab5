/** The AIGC record inside an XMP packet: element TC260:AIGC with the JSON, escaped. */
import { type AigcRecord, firstRecord, MAX_RECORDS, UNNAMED } from './record'

const NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/'
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([char, entity]) => [entity, char]))

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

export function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS.get(entity) ?? entity)
}

export function buildXmp(record: AigcRecord): string {
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" xmlns:TC260="${NAMESPACE}">` +
    `<TC260:AIGC>${escapeXml(JSON.stringify(record))}</TC260:AIGC>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  )
}

/** Writes the id of a stored file into its packet, in place: ids have the length of UNNAMED. */
export function nameInXmp(
  file: Buffer,
  { producer, produceId }: { producer: string; produceId: string },
): void {
  const unnamed = Buffer.from(buildXmp(firstRecord({ producer, produceId: UNNAMED })))
  const named = Buffer.from(buildXmp(firstRecord({ producer, produceId })))
  const at = file.indexOf(unnamed)
  if (at < 0) throw new Error('the file has no AIGC record without an id')
  if (named.length !== unnamed.length)
    throw new Error(`${produceId} is no id of ${UNNAMED.length} characters`)
  named.copy(file, at)
}

const NAMED =
  /xmlns:([A-Za-z_][\w-]{0,31})\s*=\s*["']http:\/\/www\.tc260\.org\.cn\/ns\/AIGC\/1\.0\/["']/

/** The JSON of every record in a packet (element or attribute form, whatever the prefix). */
export function recordTextsInXmp(xmp: string): string[] {
  const prefix = NAMED.exec(xmp)?.[1]
  if (prefix === undefined) return []
  const forms = [
    new RegExp(`<${prefix}:AIGC>([^<]*)</${prefix}:AIGC>`, 'g'),
    new RegExp(`\\s${prefix}:AIGC="([^"]*)"`, 'g'),
  ]
  const found: string[] = []
  for (const form of forms) {
    for (const [, json = ''] of xmp.matchAll(form)) {
      found.push(unescapeXml(json))
      if (found.length > MAX_RECORDS) throw new Error('too many AIGC records')
    }
  }
  return found
}
