/**
 * Plays a score without samples: plucked strings (Karplus–Strong), bells (FM), held tones (a
 * wavetable), drums (noise). Simpler in colour than samples; for machines without the sound bank.
 */
import type { Note, Part, Score } from '../composer/score'
import { createRandom, type Random } from '../random'
import { createTrack, SAMPLE_RATE, type StereoTrack } from '../track'

const TABLE = 2048
/** Share of full scale of one note at full velocity and volume. */
const LEVEL = 0.3

function buildTable(partials: readonly number[]): Float32Array {
  return Float32Array.from({ length: TABLE + 1 }, (_, i) =>
    partials.reduce((sum, a, k) => sum + a * Math.sin((2 * Math.PI * (k + 1) * i) / TABLE), 0),
  )
}

const WARM = buildTable([1, 0.5, 0.33, 0.2, 0.12, 0.08])
const HOLLOW = buildTable([1, 0.12, 0.3, 0.04, 0.05])

/** General MIDI programs that are plucked or struck, and those that ring. */
const PLUCKED = new Set([0, 12, 15, 24, 32, 33, 45, 46, 107])
const BELLS = new Set([8, 9, 10, 11])
const [FIRST_REED, LAST_PIPE] = [71, 75]

interface Voice {
  readonly note: Note
  readonly frequency: number
  readonly random: Random
  /** Adds a value at a sample of the note; false behind the end of the track. */
  put(sample: number, value: number): boolean
}

function beat({ note, random, put }: Voice): void {
  const isLow = note.key < 42
  const decay = SAMPLE_RATE * (isLow ? 0.06 : 0.025)
  let low = 0
  for (let i = 0; i < SAMPLE_RATE * 0.2; i++) {
    low += (random.spread(1) - low) * (isLow ? 0.08 : 0.7)
    if (!put(i, low * Math.exp(-i / decay) * 2)) return
  }
}

function pluck({ note, frequency, random, put }: Voice): void {
  const size = SAMPLE_RATE / frequency - 0.5
  const whole = Math.floor(size)
  const fraction = size - whole
  const line = new Float32Array(whole + 1)
  let smooth = 0
  for (let i = 0; i <= whole; i++) {
    smooth += (random.spread(1) - smooth) * (0.3 + note.velocity / 254)
    line[i] = smooth * 2
  }
  const loss = 0.9975 - Math.min(0.004, frequency / 300_000)
  const held = note.length * SAMPLE_RATE
  let level = 1
  let last = 0
  for (let i = 0, p = 0; i < SAMPLE_RATE * 2.5; i++, p = (p + 1) % (whole + 1)) {
    const now = line[p]
    const next = line[(p + 1) % (whole + 1)]
    if (i > held) level *= 0.9997
    if (!put(i, (now * (1 - fraction) + last * fraction) * level)) return
    last = now
    line[p] = (now + next) * 0.5 * loss
  }
}

function ring({ frequency, put }: Voice): void {
  const turn = 2 * Math.PI * frequency
  for (let i = 0; i < SAMPLE_RATE * 2; i++) {
    const t = i / SAMPLE_RATE
    const carrier = turn * t + 2 * Math.exp(-t * 4) * Math.sin(turn * 3.5 * t)
    if (!put(i, Math.sin(carrier) * Math.exp(-t * 2.5))) return
  }
}

function hold({ note, frequency, put }: Voice, wave: Float32Array): void {
  const held = note.length * SAMPLE_RATE
  const attack = SAMPLE_RATE * (note.part === 'pad' ? 0.15 : 0.04)
  const release = SAMPLE_RATE * 0.15
  for (let i = 0, phase = 0; i < held + release; i++) {
    const vibrato = 1 + 0.002 * Math.sin((2 * Math.PI * 5 * i) / SAMPLE_RATE)
    phase = (phase + (frequency / SAMPLE_RATE) * TABLE * vibrato) % TABLE
    const at = Math.floor(phase)
    const fade = i > held ? 1 - (i - held) / release : 1
    const value = wave[at] + (wave[at + 1] - wave[at]) * (phase - at)
    if (!put(i, value * Math.min(1, i / attack) * fade)) return
  }
}

function playNote(voice: Voice, { channel, program }: Part): void {
  if (channel === 9) beat(voice)
  else if (PLUCKED.has(program)) pluck(voice)
  else if (BELLS.has(program)) ring(voice)
  else hold(voice, program >= FIRST_REED && program <= LAST_PIPE ? HOLLOW : WARM)
}

export function playWavetable(score: Score): StereoTrack {
  const samples = Math.round(score.seconds * SAMPLE_RATE)
  const track = createTrack(samples)
  const random = createRandom(`${score.mood}/${score.notes.length}`)
  for (const note of score.notes) {
    const part = score.parts[note.part]
    if (!part) continue
    const from = Math.round(note.start * SAMPLE_RATE)
    const gain = (note.velocity / 127) ** 1.5 * (part.volume / 127) ** 2 * LEVEL
    const angle = ((part.pan / 127) * Math.PI) / 2
    const [left, right] = [Math.cos(angle) * gain, Math.sin(angle) * gain]
    const put = (sample: number, value: number): boolean => {
      const at = from + sample
      if (at >= samples) return false
      track.left[at] += value * left
      track.right[at] += value * right
      return true
    }
    playNote({ note, frequency: 440 * 2 ** ((note.key - 69) / 12), random, put }, part)
  }
  return track
}
