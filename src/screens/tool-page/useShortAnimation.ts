import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallData } from '@contract/endpoints/all'
import type { Tool } from '@contract/tools/all'
import type { OptionParam } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

export type ShortAnimation = CallData<'GET /api/app-config/short-animation'>
export type Storyboard = ShortAnimation['storyboards'][number]

const STALE_MS = 60_000
/** Shots are painted after the server's first start: ask until they are there. */
const UNPAINTED_MS = 15_000

const isUnpainted = ({ storyboards }: ShortAnimation): boolean =>
  storyboards.some(({ pictures }) => pictures.includes(null))

type Options = ShortAnimation['cameras']

/** Options as the server offers them now; its first one where the usual one is not among them. */
function offered(spec: OptionParam, options: Options): OptionParam {
  const [first] = options
  if (!first) return spec
  const initial = options.some(({ id }) => id === spec.initial) ? spec.initial : first.id
  const shown = options.map(({ id, name, note }) => ({ value: id, name, note: note || undefined }))
  return { ...spec, options: shown, initial }
}

/** 动画短片 as the server offers it; before it has answered, as its definition says. */
export function useShortAnimation(): { tool: Tool; config: ShortAnimation | undefined } {
  const { data: config } = useQuery({
    queryKey: keys.shortAnimation,
    queryFn: () => call('GET /api/app-config/short-animation'),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => (state.data && isUnpainted(state.data) ? UNPAINTED_MS : false),
  })
  const { maxShots, filmSeconds, cameras, crossings } = config ?? {}
  // Pictures that are painted meanwhile are no other tool.
  const tool = useMemo((): Tool => {
    const { shots, camera, crossing } = short.params
    return {
      ...short,
      params: {
        ...short.params,
        shots: { ...shots, max: maxShots ?? shots.max, total: filmSeconds ?? shots.total },
        camera: offered(camera, cameras ?? []),
        crossing: offered(crossing, crossings ?? []),
      },
    }
  }, [maxShots, filmSeconds, cameras, crossings])
  return { tool, config }
}
