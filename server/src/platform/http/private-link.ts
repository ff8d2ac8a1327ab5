/** Signed links to files that only their owner may have, for a browser that sends no token. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { KeyPurpose, Keys } from '../lib/keys'

/** A page requests a new one before that. */
export const LINK_VALID_MS = 10 * 60_000

interface Link {
  readonly id: string
  /** Its holder: a session, a user. */
  readonly holder: string
  readonly untilMs: number
}

/** Links of one kind, which open nothing of another kind. */
export interface LinkKind {
  /** A path of this server. */
  readonly path: string
  readonly purpose: KeyPurpose
  /** Name of the holder in the query. */
  readonly holder: string
}

function computeSignature(keys: Keys, purpose: KeyPurpose, { id, holder, untilMs }: Link): string {
  const text = [id, holder, untilMs].join(' ')
  return createHmac('sha256', keys.of(purpose)).update(text).digest('base64url')
}

export function writeLink(keys: Keys, kind: LinkKind, link: Link): string {
  const query = {
    [kind.holder]: link.holder,
    until: String(link.untilMs),
    signature: computeSignature(keys, kind.purpose, link),
  }
  return `${kind.path}/${encodeURIComponent(link.id)}?${new URLSearchParams(query).toString()}`
}

/** Null for a link that is not ours, or too old. */
export function readLink(
  keys: Keys,
  kind: LinkKind,
  { id, query, now }: { id: string; query: Readonly<Record<string, unknown>>; now: Date },
): { holder: string } | null {
  const { [kind.holder]: holder, until, signature } = query
  if (typeof holder !== 'string' || typeof signature !== 'string') return null
  const untilMs = Number(until)
  const [given, right] = [
    signature,
    computeSignature(keys, kind.purpose, { id, holder, untilMs }),
  ].map((text) => Buffer.from(text))
  if (!given || !right || given.length !== right.length) return null
  return timingSafeEqual(given, right) && untilMs > now.getTime() ? { holder } : null
}

/** For a storage elsewhere: the browser is already on its way when it gets the address. */
const REDIRECT_VALID_S = 60

interface PrivateFiles {
  filePath(key: string): string | null
  privateUrl(key: string, validS: number): string | null
}

/** Sends a stored file as a download, or the browser to where it is stored. */
export async function sendPrivateFile(
  reply: FastifyReply,
  storage: PrivateFiles,
  { key, name, type }: { key: string; name: string; type: string },
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  const file = storage.filePath(key)
  if (file === null) return reply.redirect(storage.privateUrl(key, REDIRECT_VALID_S) ?? '/')
  const { size } = await stat(file)
  return reply
    .headers({
      'content-length': size,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(createReadStream(file))
}
