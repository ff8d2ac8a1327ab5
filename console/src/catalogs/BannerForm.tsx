import type { Platform } from '@contract/platforms'
import { Checkbox, Form, Input } from 'antd'
import { call } from '../api/call'
import { fromTimeField, timeField } from '../lib/format'
import { FormDialog } from '../ui/FormDialog'
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
}

const OPTIONS = (['h5', 'weapp', 'qq', 'tt', 'alipay'] as const).map((value) => ({
  value,
  label: PLATFORM_NAMES[value],
}))

const isPlatform = (name: string): name is Platform => OPTIONS.some(({ value }) => value === name)

export function BannerForm({ entry, onClose }: { entry: Banner; onClose: () => void }) {
  const { key, title, banner } = entry
  const change = useAct(
    ({ from, until, ...fields }: Fields) =>
      call('POST /api/console/banners/{key}', {
        params: { key },
        body: { ...fields, from: fromTimeField(from), until: fromTimeField(until) },
      }),
    { done: () => texts.edited, after: onClose },
  )
  const { field } = texts
  return (
    <FormDialog<Fields>
      name="banner"
      title={texts.editTitle(title)}
      pending={change.isPending}
      initial={{
        ...{ title, words: banner.words, link: banner.link },
        ...{ from: timeField(banner.from), until: timeField(banner.until) },
        platforms: banner.platforms.filter(isPlatform),
      }}
      onFinish={(fields) => change.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={field.title}
        rules={[{ required: true, max: 16, message: '请写 1 到 16 个字' }]}
      >
        <Input maxLength={16} autoFocus />
      </Form.Item>
      <Form.Item name="words" label={field.words}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="link"
        label={field.link}
        rules={[{ required: true, message: '请写点了去哪' }]}
      >
        <Input maxLength={1000} />
      </Form.Item>
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
