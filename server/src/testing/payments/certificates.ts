/** X.509 certificates of our own making, in DER by hand: enough for the App Store's chain. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? Buffer.from([body.length])
      : body.length < 256
        ? Buffer.from([0x81, body.length])
        : Buffer.from([0x82, body.length >> 8, body.length & 0xff])
  return Buffer.concat([Buffer.from([tag]), length, body])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = rest.flatMap((arc) => {
    const digits = [arc & 0x7f]
    for (let left = arc >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const encodeName = (common: string) =>
  sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(common)))))

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'))

function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return der(0x18, Buffer.from(`${digits}Z`))
}

const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value))
const CA = extension('2.5.29.19', sequence(der(0x01, Buffer.from([0xff]))))
const mark = (id: string) => extension(id, der(0x05))

export interface Issued {
  readonly name: string
  readonly der: Buffer
  readonly key: KeyObject
}

/** `marks`: private extensions, as Apple's have them. */
export function issue(
  name: string,
  issuer: Pick<Issued, 'name' | 'key'> | null,
  {
    isCa = false,
    marks = [],
    until = new Date('2049-01-01'),
  }: { isCa?: boolean; marks?: readonly string[]; until?: Date } = {},
): Issued {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const extensions = [...(isCa ? [CA] : []), ...marks.map(mark)]
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([Math.floor(Math.random() * 127) + 1])),
    ECDSA_SHA256,
    encodeName(issuer?.name ?? name),
    sequence(time(new Date('2020-01-01')), time(until)),
    encodeName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  )
  const signature = createSign('SHA256')
    .update(body)
    .sign(issuer?.key ?? privateKey)
  const bits = der(0x03, Buffer.concat([Buffer.from([0]), signature]))
  return { name, der: sequence(body, ECDSA_SHA256, bits), key: privateKey }
}
