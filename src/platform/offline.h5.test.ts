import { loadPatiently } from './offline.h5'

jest.mock('./network', () => jest.requireActual('./network.h5'))

describe('a part of the app that does not arrive', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
  const setOnline = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  }

  it('is asked for again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('part')
    const loaded = loadPatiently(load)
    await jest.advanceTimersByTimeAsync(600)
    await expect(loaded).resolves.toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits for the network, and comes as soon as it is back', async () => {
    setOnline(false)
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
    const loaded = loadPatiently(load)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(1)
    setOnline(true)
    await jest.advanceTimersByTimeAsync(600)
    await expect(loaded).resolves.toBe('part')
  })

  it('is given up with its last reason', async () => {
    const load = jest.fn().mockRejectedValue(new Error('gone'))
    const loaded = loadPatiently(load)
    const ended = expect(loaded).rejects.toThrow('gone')
    await jest.advanceTimersByTimeAsync(7600)
    await ended
    expect(load).toHaveBeenCalledTimes(4)
  })
})
