import './WebFrame.scss'

interface WebFrameProps {
  /** Of our own server: nothing else may stand in a frame. */
  url: string
  /** Accessible name of the frame. */
  title: string
}

/** The app itself has no place within itself: a page that leads back to it takes the window. */
function leaveFor(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument
  if (inside?.getElementById('app')) window.location.replace(inside.location.href)
}

/** A page of our own below the header, which stays. */
export function WebFrame({ url, title }: WebFrameProps) {
  return (
    <iframe
      className="mg-webframe"
      src={url}
      title={title}
      onLoad={({ currentTarget }) => leaveFor(currentTarget)}
    />
  )
}
