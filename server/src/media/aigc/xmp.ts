/** The AIGC record inside an XMP packet: element TC260:AIGC with the JSON, escaped. */
import { type AigcRecord, parseRecord } from './record'

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

function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS.get(entity) ?? entity)
}

export function xmpOf(record: AigcRecord): string {
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" xmlns:TC260="${NAMESPACE}">` +
    `<TC260:AIGC>${escapeXml(JSON.stringify(record))}</TC260:AIGC>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  )
}

/** All records in a packet (element or attribute form); throws on one that is malformed. */
export function recordsInXmp(xmp: string): AigcRecord[] {
  if (!xmp.includes(NAMESPACE)) return []
  const elements = xmp.matchAll(/<TC260:AIGC>([^<]*)<\/TC260:AIGC>/g)
  const attributes = xmp.matchAll(/\sTC260:AIGC="([^"]*)"/g)
  return [...elements, ...attributes].map((match) => parseRecord(unescapeXml(match[1] ?? '')))
}
