/** A user's picture, or the first letter of the name. */
export function Face({
  name,
  url,
  large = false,
}: {
  name: string
  url: string | null
  large?: boolean
}) {
  const className = large ? 'face large' : 'face'
  if (url !== null) return <img className={className} src={url} alt="" loading="lazy" />
  return (
    <span className={className} aria-hidden="true">
      {[...name][0] ?? ''}
    </span>
  )
}
