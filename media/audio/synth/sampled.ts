/** Plays a score with the samples of a SoundFont, each event at its own sample. */
import type { BasicSoundBank } from 'spessasynth_core'
import type { Note, Score } from '../composer/score'
import { createTrack, SAMPLE_RATE, type StereoTrack } from '../track'

/** Samples the synthesizer renders at once; another number would be other bytes. */
const BLOCK = 128
const MAX_VOICES = 128

const CONTROLLER = { volume: 7, pan: 10, reverb: 91, chorus: 93 } as const

/** A slide up to the pitch of a note: steps, seconds of each, share of two semitones below. */
const SLIDE = { steps: 8, seconds: 0.012, depth: 0.9 } as const
const PITCH_CENTRE = 8192

interface Event {
  /** Sample. */
  readonly at: number
  /** Of one sample: notes end, pitches are set, notes begin. */
  readonly order: 0 | 1 | 2
  run(): void
}

interface Synth {
  noteOn(channel: number, key: number, velocity: number): void
  noteOff(channel: number, key: number): void
  pitchWheel(channel: number, pitch: number): void
}

function eventsOfNote(synth: Synth, note: Note, channel: number): Event[] {
  const on = Math.round(note.start * SAMPLE_RATE)
  const off = Math.round((note.start + note.length) * SAMPLE_RATE)
  const events: Event[] = [
    { at: on, order: 2, run: () => synth.noteOn(channel, note.key, note.velocity) },
    { at: off, order: 0, run: () => synth.noteOff(channel, note.key) },
  ]
  if (note.part !== 'lead') return events
  const { steps, seconds, depth } = SLIDE
  for (let step = note.slide ? 0 : steps; step <= steps; step++) {
    const pitch = Math.round(PITCH_CENTRE * (1 - (1 - step / steps) * depth))
    const at = on + (note.slide ? Math.round(step * seconds * SAMPLE_RATE) : 0)
    events.push({ at, order: 1, run: () => synth.pitchWheel(channel, pitch) })
  }
  return events
}

/** Same score, same bank, same samples; not mastered. */
export async function playSampled(score: Score, bank: BasicSoundBank): Promise<StereoTrack> {
  const { SpessaSynthProcessor } = await import('spessasynth_core')
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, {
    eventsEnabled: false,
    effectsEnabled: true,
    maxBufferSize: BLOCK,
  })
  await synth.processorInitialized
  synth.soundBankManager.addSoundBank(bank, 'main')
  synth.setSystemParameter('voiceCap', MAX_VOICES)
  for (const part of Object.values(score.parts)) {
    synth.programChange(part.channel, part.program)
    synth.controllerChange(part.channel, CONTROLLER.volume, part.volume)
    synth.controllerChange(part.channel, CONTROLLER.pan, part.pan)
    synth.controllerChange(part.channel, CONTROLLER.reverb, part.reverb)
    synth.controllerChange(part.channel, CONTROLLER.chorus, 0)
  }
  const events = score.notes
    .flatMap((note) => eventsOfNote(synth, note, score.parts[note.part]?.channel ?? 0))
    .sort((a, b) => a.at - b.at || a.order - b.order)
  const samples = Math.round(score.seconds * SAMPLE_RATE)
  const track = createTrack(samples)
  let next = 0
  for (let at = 0; at < samples;) {
    while (next < events.length && events[next].at <= at) events[next++].run()
    const following = next < events.length ? events[next].at : samples
    const until = Math.min(samples, following, at + BLOCK)
    synth.process(track.left, track.right, at, until - at)
    at = until
  }
  // Not destroySynthProcessor(): it empties the bank as well.
  return track
}
