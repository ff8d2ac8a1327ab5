import { OURS, VERDICT } from './texts'
import { type LabelCheck, buildVerdict } from './verdict'

const record: LabelCheck['records'][number] = {
  label: '1',
  valid: true,
  producer: 'moguang',
  produceId: 'p',
  reserved1: '',
  propagator: 'moguang',
  propagateId: 'p',
  reserved2: '',
}
const makeCheck = (over: Partial<LabelCheck>): LabelCheck => ({
  outcome: 'none',
  format: 'png',
  whole: true,
  usualPlace: false,
  records: [],
  ours: null,
  ...over,
})
const verdictWith = (over: Partial<LabelCheck>) =>
  buildVerdict(makeCheck(over), (iso) => iso.slice(0, 4))

test('no record: explains what that does not mean, and names no creator', () => {
  const verdict = verdictWith({})
  expect([verdict.title, verdict.ours]).toEqual([VERDICT.none, null])
  expect(verdict.meaning).toBe(VERDICT.absentMeaning)
  expect(verdict.facts).toEqual([{ label: '文件格式', value: 'PNG', wide: false }])
})

test('a record: who, when and which', () => {
  const ours = { known: true, identical: true, createdAt: '2026-11-21T08:00:00Z', jobId: null }
  const verdict = verdictWith({ outcome: 'labelled', usualPlace: true, records: [record], ours })
  expect(verdict.ours).toBe(OURS.identical)
  const facts = Object.fromEntries(verdict.facts.map(({ label, value }) => [label, value]))
  expect(facts).toMatchObject({
    性质: '是 AI 生成',
    制作方: 'moguang',
    制作编号: 'p',
    制作时间: '2026',
  })
})

test('distinguishes ours, copied and foreign records', () => {
  const labelled: Partial<LabelCheck> = {
    outcome: 'labelled',
    usualPlace: true,
    records: [record],
  }
  const ownRecord = { known: true, identical: false, createdAt: null, jobId: null }
  expect(verdictWith({ ...labelled, ours: ownRecord }).ours).toBe(OURS.changed)
  expect(verdictWith({ ...labelled, ours: { ...ownRecord, known: false } }).ours).toBe(OURS.unknown)
  expect(verdictWith({ ...labelled, ours: null }).ours).toBe(OURS.foreign)
})

test('every way to break the rules has its sentence', () => {
  const faulty = { outcome: 'faulty', usualPlace: true } as const
  expect(verdictWith({ ...faulty, records: [record, record] }).note).toBe(VERDICT.several(2))
  expect(verdictWith({ ...faulty, records: [record], usualPlace: false }).note).toBe(VERDICT.astray)
  expect(verdictWith({ ...faulty, records: [{ ...record, valid: false }] }).note).toBe(
    VERDICT.malformed,
  )
})

test('an unreadable file shows the reason', () => {
  expect(verdictWith({ outcome: 'unknown', format: null }).note).toBe(VERDICT.noMedia)
  expect(verdictWith({ outcome: 'unknown', format: 'gif' }).note).toContain('GIF')
  expect(verdictWith({ outcome: 'unknown', whole: false }).note).toBe(VERDICT.damaged)
})
