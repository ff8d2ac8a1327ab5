/** All banners as a file that operators edit. */
import { PLATFORMS } from '@contract/platforms'
import { z } from 'zod'
import type { Config } from '../../config/config'
import { itemKey, line, catalogFile } from '../catalog/file'
import { linkIssue } from './link'
import { SHIPPED_KEYS } from './shipped'
import { texts } from './texts'

const MOST = 50

const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null)

function linkHosts({ linkHosts: hosts, publicUrl }: Pick<Config, 'linkHosts' | 'publicUrl'>) {
  return publicUrl === null ? hosts : [...hosts, new URL(publicUrl).host]
}

function bannerItem(hosts: readonly string[]) {
  return z
    .strictObject({
      key: itemKey,
      title: line(16).min(1, texts.needed),
      words: line(30).default(''),
      /** A file of this machine, or the address or key of a stored picture. */
      picture: z.string().min(1, texts.needed).max(1000),
      link: z.string().max(1000),
      from: time,
      until: time,
      platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length).default([]),
    })
    .superRefine(({ link, from, until }, context) => {
      const issue = linkIssue(link, hosts)
      if (issue !== null) context.addIssue({ code: 'custom', path: ['link'], message: issue })
      if (from !== null && until !== null && until <= from)
        context.addIssue({ code: 'custom', path: ['until'], message: texts.untilFirst })
    })
}

export function bannerFile(config: Pick<Config, 'linkHosts' | 'publicUrl'>) {
  return catalogFile({
    item: bannerItem(linkHosts(config)),
    keyOf: ({ key }) => key,
    most: MOST,
    shipped: [...SHIPPED_KEYS],
  })
}

export type BannerFile = z.output<ReturnType<typeof bannerFile>>
