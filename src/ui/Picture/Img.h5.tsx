import type { ImgProps } from './Img'

/** The browser's own <img>: lazy, decoded off the main thread, with its alternative text. */
export function Img({ src, alt, fit, className, onLoad, onError }: ImgProps) {
  return (
    <img
      src={src}
      alt={alt}
      className={`${className} mg-picture__img--${fit}`}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={onError}
    />
  )
}
