import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

interface Task {
  readonly name: string
  readonly needs: readonly string[]
  readonly filler?: boolean
  run(): Promise<void>
}
type Schedule = (tasks: readonly Task[], lanes: number) => Promise<void>

const MODULE = path.resolve(__dirname, '../../scripts/lib/schedule.mjs')

/** Runs tasks of one tick each; records which ran in parallel, tick by tick. */
async function recordTicks(tasks: readonly Omit<Task, 'run'>[]): Promise<string[][]> {
  const { schedule } = (await import(pathToFileURL(MODULE).href)) as { schedule: Schedule }
  const ticks: string[][] = []
  const running = new Set<string>()
  const run = async (name: string) => {
    running.add(name)
    await new Promise((tick) => setImmediate(tick))
    ticks.push([...running])
    running.delete(name)
  }
  await schedule(
    tasks.map((task) => ({ ...task, run: () => run(task.name) })),
    2,
  )
  return ticks
}

const task = (name: string, needs: string[] = [], filler = false) => ({ name, needs, filler })
const filler = (name: string) => task(name, [], true)

test('three fillers run next to two others, and never more while others can begin', async () => {
  const fillers = [...'1234'].map((n) => filler(`f${n}`))
  const ticks = await recordTicks([...fillers, task('a'), task('b'), task('c')])
  assert.deepEqual(ticks[0]?.sort(), ['a', 'b', 'f1', 'f2', 'f3'])
  assert.ok(ticks.every((names) => names.length <= 5))
})

test('fillers take every lane when nothing else can begin', async () => {
  const ticks = await recordTicks(
    [...'123456'].map((n) => filler(`f${n}`)).concat(task('a', ['f1'])),
  )
  assert.deepEqual(ticks[0]?.sort(), ['f1', 'f2', 'f3', 'f4', 'f5'])
  assert.ok(ticks.flat().includes('a'))
})

test('without fillers three more run next to two others', async () => {
  const ticks = await recordTicks([...'abcdef'].map((name) => task(name)))
  assert.deepEqual(ticks[0]?.sort(), ['a', 'b', 'c', 'd', 'e'])
  const mixed = await recordTicks([filler('f1'), ...[...'abcdef'].map((name) => task(name))])
  assert.deepEqual(mixed[0]?.sort(), ['a', 'b', 'c', 'd', 'f1'])
})

test('a task waits for what it needs, and one that is not in the list is there', async () => {
  const ticks = await recordTicks([task('a', ['b', 'elsewhere']), task('b')])
  assert.deepEqual(ticks, [['b'], ['a']])
})

test('tasks that need each other are an error, not an end without them', async () => {
  await assert.rejects(recordTicks([task('a', ['b']), task('b', ['a'])]), /nothing can begin: a/)
})
