import { Swiper, SwiperItem } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Pager.scss'

export interface PagerProps {
  /** 0-based place. */
  index: number
  onIndex: (index: number) => void
  /** One node a page; keys are given here. */
  pages: readonly ReactNode[]
  /** Accessible name of the group. */
  label: string
}

/** Pages side by side, turned with the finger. Fills its container. Twin: Pager.h5.tsx. */
export function Pager({ index, onIndex, pages, label }: PagerProps) {
  return (
    <Swiper
      className="mg-pager"
      current={index}
      duration={240}
      onChange={(event) => onIndex(event.detail.current)}
      aria-label={label}
    >
      {pages.map((page, position) => (
        <SwiperItem key={position} className="mg-pager__page">
          {page}
        </SwiperItem>
      ))}
    </Swiper>
  )
}
