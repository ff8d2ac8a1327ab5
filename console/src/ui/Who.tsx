import { buildPath, navigate } from '../lib/router'

/** Somebody's name, which leads to their page. */
export function Who({ userId, nickname }: { userId: string; nickname: string }) {
  const place = { page: 'users', id: userId }
  return (
    <a
      href={buildPath(place)}
      onClick={(event) => {
        event.preventDefault()
        navigate(place)
      }}
    >
      {nickname}
    </a>
  )
}
