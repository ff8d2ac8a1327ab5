/**
 * The implicit label of a generated file: one JSON record named AIGC, all values strings
 * (GB 45438-2025). Characters allowed in values: 0x21, 0x23–0x5B, 0x5D–0x7E.
 */
export interface AigcRecord {
  /** "1" is generated, "2" may be, "3" is suspected to be. */
  readonly Label: '1' | '2' | '3'
  readonly ContentProducer: string
  readonly ProduceID: string
  readonly ReservedCode1: string
  readonly ContentPropagator: string
  readonly PropagateID: string
  readonly ReservedCode2: string
}

/** Ids have 20 characters; until a file has its own, it bears this one. */
export const UNNAMED = '0'.repeat(20)

/** More than any honest file has. */
export const MAX_RECORDS = 16

const ALLOWED = /^[\x21\x23-\x5b\x5d-\x7e]*$/
export const TEXT_FIELDS = [
  'ContentProducer',
  'ProduceID',
  'ReservedCode1',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode2',
] as const

/** The record of a file written for the first time: the propagator is the producer. */
export function firstRecord(options: { producer: string; produceId: string }): AigcRecord {
  return requireRecord({
    Label: '1',
    ContentProducer: options.producer,
    ProduceID: options.produceId,
    ReservedCode1: '',
    ContentPropagator: options.producer,
    PropagateID: options.produceId,
    ReservedCode2: '',
  })
}

/** Throws on anything that is not exactly a record. */
function requireRecord(value: unknown): AigcRecord {
  if (typeof value !== 'object' || value === null) throw new Error('The AIGC record is no object')
  const record = value as Record<string, unknown>
  if (record.Label !== '1' && record.Label !== '2' && record.Label !== '3')
    throw new Error('AIGC Label must be "1", "2" or "3"')
  for (const name of TEXT_FIELDS) {
    const text = record[name]
    if (typeof text !== 'string' || !ALLOWED.test(text))
      throw new Error(`AIGC ${name} has characters that are not allowed`)
  }
  return record as unknown as AigcRecord
}

/** Reads the inner object and the wrapped `{"AIGC":{…}}` alike; throws when it is neither. */
export function parseRecord(json: string): AigcRecord {
  const value = JSON.parse(json) as unknown
  const wrapped = typeof value === 'object' && value !== null && 'AIGC' in value
  return requireRecord(wrapped ? (value as { AIGC: unknown }).AIGC : value)
}
