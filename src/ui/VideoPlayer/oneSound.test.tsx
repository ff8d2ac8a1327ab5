import { fireEvent, render, screen } from '@testing-library/react'
import { playSound } from '@/platform/playSound.h5'
import { ShotPlayer } from '../ShotPlayer/ShotPlayer.h5'
import { VideoPlayer } from './VideoPlayer.h5'

jest.mock('@/platform/signedMedia', () => ({ reportUnreadable: jest.fn() }))
jest.mock('./hasSound', () => ({ hasSound: () => true }))

const isPaused = new WeakMap<HTMLMediaElement, boolean>()
const media = HTMLMediaElement.prototype

beforeEach(() => {
  jest.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return isPaused.get(this) ?? true
  })
  jest.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    isPaused.set(this, true)
    fireEvent.pause(this)
  })
  jest.spyOn(media, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    isPaused.set(this, false)
    return Promise.resolve()
  })
  jest.spyOn(media, 'load').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const video = (label: string) => screen.getByLabelText<HTMLVideoElement>(label)
function play(label: string): void {
  void video(label).play()
  fireEvent.timeUpdate(video(label))
}
const show = (label: string, loop = false) => (
  <VideoPlayer src={`/${label}.mp4`} poster="" label={label} loop={loop} />
)

test('a video that begins to sound pauses the one before', () => {
  render(
    <>
      {show('a')}
      {show('b')}
    </>,
  )
  play('a')
  play('b')
  expect([video('a').paused, video('b').paused]).toEqual([true, false])
})

test('a muted video pauses nothing, until it gets its sound by a tap', () => {
  render(
    <>
      {show('a')}
      {show('b', true)}
    </>,
  )
  play('a')
  play('b')
  expect(video('a').paused).toBe(false)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.timeUpdate(video('b'))
  expect([video('a').paused, video('b').muted]).toEqual([true, false])
})

test('a piece of music pauses a video, and a player with sound ends the piece', () => {
  const onEnd = jest.fn()
  const onPlaying = jest.fn()
  const page = (muted: boolean) => (
    <>
      {show('a')}
      <ShotPlayer
        {...{ src: '/s.mp4', poster: '', label: 's', playing: true, muted, seek: null }}
        {...{ onTime: jest.fn(), onPlaying, onEnd: jest.fn() }}
      />
    </>
  )
  const { rerender } = render(page(true))
  play('a')
  playSound('/calm.mp3', { onEnd })
  expect(video('a').paused).toBe(true)
  expect(onEnd).not.toHaveBeenCalled()
  rerender(page(false))
  expect(onEnd).toHaveBeenCalledWith(true, undefined)
  playSound('/calm.mp3', { onEnd })
  expect(onPlaying).toHaveBeenLastCalledWith(false)
})
