import { liveEventEndpoints } from '@contract/endpoints/live-events'
import { EVENTS_PATH, EVENTS_SILENCE_MS } from '@contract/live-events'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { releasePlaces } from '../../platform/http/concurrency'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { createLiveEventHub } from './hub'
import type { LiveEvent, LiveEventPorts } from './ports'
import { readTicket, TICKET_VALID_MS, writeTicket } from './ticket'

const BEAT_MS = EVENTS_SILENCE_MS / 3
/** A stream ends then, so that its sign-in is checked whole and long ones do not gather. */
const LONGEST_MS = 30 * 60_000
/** A client that does not read is cut. */
const UNREAD_BYTES = 512 * 1024

/** ASCII alone: mini-programs get bytes in pieces and have no decoder for them. */
const toAscii = (json: string): string =>
  json.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function writeEvent(
  { name, data }: LiveEvent | { name: 'hello' | 'beat'; data: object },
  at: Date,
) {
  return `id: ${at.getTime()}\nevent: ${name}\ndata: ${toAscii(JSON.stringify(data))}\n\n`
}

/** Clocks of server and database, and a transaction that was open meanwhile: rather twice. */
const OVERLAP_MS = 5_000

/** Of the header that an EventSource sends by itself, or of the address for a new one. */
function readSince(header: unknown, query: unknown): Date | null {
  const ms = Number(header ?? query)
  return Number.isSafeInteger(ms) && ms > 0 ? new Date(ms - OVERLAP_MS) : null
}

export function registerLiveEventRoutes(app: FastifyInstance, deps: LiveEventPorts): void {
  const hub = createLiveEventHub(deps)
  app.addHook('preClose', () => hub.close())

  handle(app, deps, liveEventEndpoints.ticket, ({ user }) =>
    Promise.resolve({
      ticket: writeTicket(deps.keys, { userId: user.id, sessionId: user.sessionId }, deps.now()),
      validMs: TICKET_VALID_MS,
    }),
  )

  app.get(EVENTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const holder = readTicket(deps.keys, String(query.ticket), deps.now())
    if (!holder) throw new AppError('UNAUTHORIZED')
    const key = `events:${holder.userId}`
    await requireCall(deps, reply, { key, max: deps.config.limits.callsPerUserMinute })
    // A stream waits: it holds none of the places of calls that are worked on.
    releasePlaces(request)
    const stream = new PassThrough()
    const write = (event: Parameters<typeof writeEvent>[0]) => {
      // One that was ended for another has its last bytes under way.
      if (stream.writableEnded || stream.destroyed) return false
      if (stream.writableLength > UNREAD_BYTES) return stream.destroy()
      return stream.write(writeEvent(event, deps.now()))
    }
    const leave = hub.join({
      ...holder,
      clientId: typeof query.client === 'string' ? query.client.slice(0, 64) : newId(),
      since: readSince(request.headers['last-event-id'], query.since),
      send: write,
      close: () => stream.end(),
    })
    const beat = setInterval(() => write({ name: 'beat', data: {} }), BEAT_MS)
    const end = setTimeout(() => stream.end(), LONGEST_MS)
    stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(end)
      leave()
    })
    reply.raw.once('close', () => stream.destroy())
    write({ name: 'hello', data: {} })
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}
