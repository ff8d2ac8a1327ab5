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

  it('is registered again', async () => {
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

  it('is not retried when the server has a newer build', async () => {
    document.body.innerHTML = '<script src="/js/app.1111.js" type="text/plain"></script>'
    const answer = (html: string) => ({ ok: true, text: () => Promise.resolve(html) })
    const served = jest.fn().mockResolvedValue(answer('<script src="/js/app.2222.js">'))
    global.fetch = served
    const load = jest.fn().mockRejectedValue(new Error('404'))
    await expect(loadPatiently(load)).rejects.toThrow('newer build')
    expect(load).toHaveBeenCalledTimes(1)
    // The same build, only this part does not come: as before.
    served.mockResolvedValue(answer('<script src="/js/app.1111.js">'))
    const loaded = loadPatiently(
      load.mockReset().mockRejectedValueOnce(new Error('x')).mockResolvedValue(1),
    )
    await jest.advanceTimersByTimeAsync(600)
    await expect(loaded).resolves.toBe(1)
    document.body.innerHTML = ''
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
