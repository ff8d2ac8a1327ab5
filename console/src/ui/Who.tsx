import { buildPath, navigate } from '../lib/router'

/** A user's name, which links to their page. */
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
