import { Button, Modal } from 'antd'
import { Fragment, useState } from 'react'
import { call } from '../api/call'
import { credits as formatCredits } from '../lib/texts'
import { Pill } from '../ui/Pill'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Tool } from './view'

function OrderDialog({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const [offers, setOffers] = useState(tool.offers)
  const change = useAct(
    (modelIds: string[]) =>
      call('POST /api/console/engines/order', { body: { tool: tool.id, modelIds } }),
    { done: () => texts.ordered, after: onClose },
  )
  const forward = (at: number) => {
    const next = [...offers]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    setOffers(next)
  }
  return (
    <Modal
      open
      title={texts.orderTitle(tool.name)}
      onCancel={onClose}
      footer={[
        tool.ownOrder && (
          <Button key="reset" loading={change.isPending} onClick={() => change.mutate([])}>
            {texts.byConfigOrder}
          </Button>
        ),
        <Button key="back" onClick={onClose}>
          {texts.back}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={change.isPending}
          onClick={() => change.mutate(offers.map(({ modelId }) => modelId))}
        >
          {texts.save}
        </Button>,
      ]}
    >
      <ol className="rows">
        {offers.map(({ modelId, name, credits }, at) => (
          <li key={modelId}>
            <span className="what">
              <span>{name}</span>
            </span>
            <span className="small number">{formatCredits(credits)}</span>
            <Button
              size="small"
              disabled={at === 0}
              aria-label={texts.earlier(name)}
              onClick={() => forward(at)}
            >
              ↑
            </Button>
          </li>
        ))}
      </ol>
    </Modal>
  )
}

/** Tools that one model alone does, by that model. */
function aloneBy(tools: readonly Tool[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const { name, offers } of tools) {
    const model = offers[0]?.name ?? ''
    groups.set(model, [...(groups.get(model) ?? []), name])
  }
  return [...groups]
}

/** Order of engines by tool. */
export function Order({ tools }: { tools: readonly Tool[] }) {
  const [open, setOpen] = useState<Tool | null>(null)
  return (
    <div className="card">
      <h2>
        {texts.order}
        <small>{texts.orderNote}</small>
      </h2>
      <ul className="rows">
        {tools
          .filter(({ offers }) => offers.length > 1)
          .map((tool) => (
            <li key={tool.id}>
              <span className="name">{tool.name}</span>
              <span className="chain">
                {tool.offers.map(({ modelId, name }, at) => (
                  <Fragment key={modelId}>
                    {at > 0 && <i aria-hidden="true" />}
                    <Pill>{name}</Pill>
                  </Fragment>
                ))}
              </span>
              {tool.ownOrder && <span className="small">{texts.ownOrder}</span>}
              <Button
                size="small"
                type="link"
                aria-label={texts.changeOf(tool.name)}
                onClick={() => setOpen(tool)}
              >
                {texts.change}
              </Button>
            </li>
          ))}
        {aloneBy(tools.filter(({ offers }) => offers.length === 1)).map(([model, names]) => (
          <li key={model}>
            <span className="name">{texts.alone(model)}</span>
            <span className="chain">{names.join('、')}</span>
          </li>
        ))}
      </ul>
      {open && <OrderDialog key={open.id} tool={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
