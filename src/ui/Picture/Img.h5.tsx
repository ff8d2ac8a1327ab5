import { reportUnreadable } from '@/platform/signedMedia'
import type { ImgProps } from './Img'

/** The browser's own <img>: lazy unless it is in sight first, decoded off the main thread, with its alternative text. */
export function Img({ src, alt, fit, className, eager, onLoad, onError }: ImgProps) {
  return (
    <img
      src={src}
      alt={alt}
      className={`${className} mg-picture__img--${fit}`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={() => {
        reportUnreadable(src)
        onError?.()
      }}
    />
  )
}
