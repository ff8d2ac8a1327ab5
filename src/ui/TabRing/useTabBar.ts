import { useEffect, useState } from 'react'

/** The bar's element, once the router has put it up. */
export function useTabBar(): Element | null {
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => {
    const find = () => {
      const found = document.querySelector('.taro-tabbar__tabbar')
      if (found) {
        setBar(found)
        observer.disconnect()
      }
    }
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    find()
    return () => observer.disconnect()
  }, [])
  return bar
}
