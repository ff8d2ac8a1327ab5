import { Image } from '@tarojs/components'
import { reportUnreadable } from '@/platform/signedMedia'

export interface ImgProps {
  src: string
  alt: string
  fit: 'cover' | 'contain'
  className: string
  /** In sight as soon as the page is: not put off until it is laid out. */
  eager?: boolean
  onLoad?: () => void
  onError?: () => void
}

/** The bare picture on mini-programs; Img.h5.tsx is the twin. */
export function Img({ src, alt, fit, className, onLoad, onError }: ImgProps) {
  return (
    <Image
      src={src}
      className={className}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad
      // WeChat decodes WebP on old iPhones only with this attribute.
      webp
      onLoad={onLoad}
      onError={() => {
        reportUnreadable(src)
        onError?.()
      }}
      aria-label={alt}
    />
  )
}
