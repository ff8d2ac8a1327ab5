/// <reference lib="dom" />

/** Calls back for every element of this kind, when it appears and when its `src` changes. */
export function watchSources(
  document: Document,
  tag: string,
  onSource: (element: Element, source: string) => void,
): () => void {
  const reportSource = (element: Element) => {
    const source = element.getAttribute('src') ?? ''
    if (source !== '') onSource(element, source)
  }
  const isOfKind = (element: Element) => element.tagName === tag.toUpperCase()
  const visit = (node: Node) => {
    if (node.nodeType !== 1) return
    const element = node as Element
    if (isOfKind(element)) reportSource(element)
    element.querySelectorAll(tag).forEach(reportSource)
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'attributes' && isOfKind(record.target as Element)) {
        reportSource(record.target as Element)
      }
      record.addedNodes.forEach(visit)
    }
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  })
  return () => observer.disconnect()
}
