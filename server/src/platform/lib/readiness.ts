/** Readiness: named probes, run together and not too often. */

export interface Probe {
  /** One lower-case word, e.g. `database`. */
  readonly name: string
  /** The process is ready without it. */
  readonly isOptional?: boolean
  /**
   * Null when all is well, else why not, in a few words for the operator. It answers
   * within a second; a rejection is a reason too.
   */
  check(): Promise<string | null>
}

export interface Readiness {
  /** Null: ready. */
  readonly reason: string | null
  /** By the name of the probe: whether all is well there. */
  readonly probes: Readonly<Record<string, boolean>>
}

/** However often it is called, the probes run once in this time. */
const FRESH_MS = 500

async function checkProbe(probe: Probe): Promise<string | null> {
  try {
    return await probe.check()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function checkAll(probes: readonly Probe[]): Promise<Readiness> {
  const troubles = await Promise.all(probes.map(checkProbe))
  const reasons = probes.flatMap(({ name, isOptional }, index) =>
    troubles[index] === null || isOptional ? [] : [`${name}: ${troubles[index]}`],
  )
  return {
    reason: reasons.length > 0 ? reasons.join('; ') : null,
    probes: Object.fromEntries(
      probes.map(({ name }, index) => [name, troubles[index] === null] as const),
    ),
  }
}

/** Asks the probes, once for all who ask within `FRESH_MS`. */
export function createReadiness(probes: readonly Probe[]): () => Promise<Readiness> {
  let latest: { at: number; answer: Promise<Readiness> } | null = null
  return () => {
    const at = performance.now()
    if (!latest || at - latest.at > FRESH_MS) latest = { at, answer: checkAll(probes) }
    return latest.answer
  }
}
