export interface PostgresProcess {
  readonly url: string
  readonly socketUrl: string
  stop(): void
  kill(): Promise<void>
  start(): Promise<void>
  freeze(): void
  thaw(): void
}
export function startPostgres(options?: {
  survivesKill?: boolean
  replicates?: boolean
  follows?: string
}): Promise<PostgresProcess | null>
export function unprivilegedAccount(): { uid: number; gid: number } | null
