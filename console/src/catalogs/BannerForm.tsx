import type { Platform } from '@contract/platforms'
import { Checkbox, Form, Input } from 'antd'
import { call } from '../api/call'
import { fromTimeField, timeField } from '../lib/format'
import { length } from '../lib/texts'
import { FormDialog } from '../ui/FormDialog'
import { type Picture, PictureField } from '../ui/PictureField'
import { useAct } from '../ui/useAct'
import { PLATFORM_NAMES, texts } from './texts'
import type { Banner } from './view'

interface Fields {
  readonly title: string
  readonly words: string
  readonly link: string
  readonly from: string
  readonly until: string
  readonly platforms: Platform[]
  readonly picture?: Picture | null
}

const OPTIONS = (['h5', 'weapp', 'qq', 'tt', 'alipay'] as const).map((value) => ({
  value,
  label: PLATFORM_NAMES[value],
}))

const isPlatform = (name: string): name is Platform => OPTIONS.some(({ value }) => value === name)

function useSave(entry: Banner | null, onClose: () => void) {
  return useAct(
    ({ from, until, picture, ...fields }: Fields) => {
      const body = { ...fields, from: fromTimeField(from), until: fromTimeField(until) }
      return entry
        ? call('POST /api/console/banners/{key}', {
            params: { key: entry.key },
            body: { ...body, picture: picture?.id ?? null },
          })
        : call('POST /api/console/banners', { body: { ...body, picture: picture?.id ?? '' } })
    },
    { done: () => (entry ? texts.edited : texts.bannerAdded), after: onClose },
  )
}

const EMPTY: Banner['banner'] = { words: '', link: '', from: null, until: null, platforms: [] }

/** `entry` null: a new one. */
export function BannerForm({ entry, onClose }: { entry: Banner | null; onClose: () => void }) {
  const { title, banner } = entry ?? { title: '', banner: EMPTY }
  const change = useSave(entry, onClose)
  const { field } = texts
  return (
    <FormDialog<Fields>
      name="banner"
      title={entry ? texts.editTitle(title) : texts.addBannerTitle}
      pending={change.isPending}
      initial={{
        title,
        words: banner.words,
        link: banner.link,
        from: timeField(banner.from),
        until: timeField(banner.until),
        platforms: banner.platforms.filter(isPlatform),
      }}
      onFinish={(fields) => change.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={field.title}
        rules={[{ required: true, max: 16, message: length(1, 16) }]}
      >
        <Input maxLength={16} autoFocus />
      </Form.Item>
      <Form.Item name="words" label={field.words}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="link"
        label={field.link}
        rules={[{ required: true, message: field.linkNeeded }]}
      >
        <Input maxLength={1000} />
      </Form.Item>
      <PictureField label={field.picture} now={entry?.thumbUrl ?? undefined} />
      <Form.Item name="from" label={field.from}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="until" label={field.until}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="platforms" label={field.platforms}>
        <Checkbox.Group options={OPTIONS} />
      </Form.Item>
    </FormDialog>
  )
}
