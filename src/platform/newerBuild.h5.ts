/**
 * A page that outlives a deployment: its parts are gone from the server, whose document names other
 * scripts by then.
 */
import { takeNewWorker } from './update.h5'

export class NewerBuildError extends Error {
  override name = 'NewerBuildError'
}

export function isNewerBuild(error: unknown): boolean {
  return error instanceof NewerBuildError
}

/** The first script, whose name holds a hash of its content. */
const OWN = /^\/js\/app\.[\w.]+\.js$/

/** Also false when the server cannot be reached. */
export async function isNewerBuildServed(): Promise<boolean> {
  const sources = [...document.scripts].map((script) => script.getAttribute('src') ?? '')
  const own = sources.find((src) => OWN.test(src))
  if (own === undefined) return false
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(own)
  } catch {
    return false
  }
}

/** `address`: the page to open with it; without one this page. Drafts are written as the page goes. */
export async function openNewerBuild(address?: string): Promise<void> {
  await takeNewWorker().catch(() => undefined)
  if (address === undefined) window.location.reload()
  else window.location.assign(address)
}
