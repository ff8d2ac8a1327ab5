import { pngOfRgb } from './png'
import { addXmpToPng, findXmp } from './xmp'

const PACKET = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><AIGC>{"Label":"1"}</AIGC></x:xmpmeta>'
const blank = Buffer.from(pngOfRgb(2, 1, [1, 2, 3, 4, 5, 6]))

/** Types in their order; throws when lengths do not add up. */
function listChunks(png: Buffer): string[] {
  const types: string[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    types.push(png.toString('latin1', at + 4, at + 8))
  return types
}

test('the record of a picture is copied into a drawn PNG right after its header', () => {
  const webp = Buffer.from(`RIFF....WEBPXMP ....<?xpacket begin?>${PACKET}<?xpacket end?>`)
  const xmp = findXmp(webp)
  expect(Buffer.from(xmp ?? []).toString()).toBe(PACKET)
  const labelled = Buffer.from(addXmpToPng(blank, xmp as Uint8Array))
  expect(listChunks(labelled)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
  expect(labelled.includes(`XML:com.adobe.xmp\0\0\0\0\0${PACKET}`)).toBe(true)
})

test('a file without a packet has none, and a file that is no PNG is refused', () => {
  expect(findXmp(blank)).toBeNull()
  expect(findXmp(Buffer.from('<x:xmpmeta cut off'))).toBeNull()
  expect(() => addXmpToPng(Buffer.from('RIFF0000WEBP'), Buffer.from('x'))).toThrow('no PNG')
})
