/**
 * State of SD.Next about its work (vladmandic/sdnext 058a7f0: modules/shared_state.py,
 * modules/api/server.py, modules/api/generate.py): one state for the whole process. Jobs are
 * nested, each with a random id; the end of an inner one empties the state although the outer one
 * goes on, and each beginning forgets an interrupt.
 */
import { randomBytes } from 'node:crypto'

interface HistoryRow {
  readonly id: string
  readonly job: string
  readonly op: 'begin' | 'end'
  readonly timestamp: number
  readonly duration: number | null
  readonly outputs: readonly string[]
}

export function sdNextState() {
  const history: HistoryRow[] = []
  let id: string | number = 0
  let job = ''
  let jobCount = 0
  let jobNo = 0
  let step = 0
  let steps = 0
  let interrupted = false

  function clear(): void {
    id = ''
    job = ''
    jobCount = 0
    jobNo = 0
  }

  return {
    isInterrupted: () => interrupted,
    interrupt(): void {
      interrupted = true
    },
    begin(title: string): string {
      clear()
      interrupted = title.startsWith('Save') && interrupted
      const taken = randomBytes(8).toString('hex').slice(0, 15)
      id = taken
      job = title
      jobCount = 1
      step = 0
      steps = 0
      const timestamp = Date.now() / 1000
      history.push({
        id: taken,
        job: title.toLowerCase(),
        op: 'begin',
        timestamp,
        duration: null,
        outputs: [],
      })
      return taken
    },
    end(task: string): void {
      const startRow = history.find((row) => row.id === task)
      const timestamp = Date.now() / 1000
      const duration = startRow ? timestamp - startRow.timestamp : null
      history.push({
        id: task,
        job: startRow?.job ?? '',
        op: 'end',
        timestamp,
        duration,
        outputs: [],
      })
      clear()
    },
    /** The sampler's callback. */
    tick(whole: number): void {
      if (steps === 0) steps = whole
      step += 1
    },
    history: (only: string | null) =>
      only ? history.filter((row) => row.id === only) : [...history],
    progress(image: string | null): object {
      const state = {
        skipped: false,
        interrupted,
        job,
        job_count: jobCount,
        job_timestamp: '0',
        job_no: jobNo,
        sampling_step: step,
        sampling_steps: steps,
      }
      const whole = Math.max(steps, 1) * Math.max(jobCount, 1)
      const share = Math.min(1, (Math.max(steps, 1) * jobNo + step) / whole)
      const isIdle = jobCount === 0 && step === 0
      const progress = isIdle ? 0 : Math.round(share * 100) / 100
      const current_image = isIdle ? null : image
      return { id, progress, eta_relative: 0, state, current_image, textinfo: null }
    },
  }
}
