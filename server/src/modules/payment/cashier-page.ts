/** HTML of the sandbox's cashier: no script, one form, works in a web-view too. */
import type { CashierAddress } from '../../integrations/payment-providers/sandbox'
import type { Order } from './repository'
import { totalCredits } from './total'
import { CASHIER_WORDS } from './texts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

const STYLE = `
body{margin:0;background:#0b0b0c;color:#f5f0e8;font:16px/1.6 system-ui,'PingFang SC',sans-serif}
main{max-width:420px;margin:0 auto;padding:48px 20px;text-align:center}
p{color:#a8a5a0;margin:8px 0}h1{font-size:22px;line-height:30px;margin:0 0 8px}
strong{display:block;font-size:40px;line-height:56px;margin:24px 0}
button,a.back{display:block;box-sizing:border-box;width:100%;min-height:48px;margin-top:16px;
border:0;border-radius:24px;font-family:inherit;font-size:16px;font-weight:600;line-height:48px;
text-decoration:none}
button{background:#f5f0e8;color:#0b0b0c}
a.back{color:#a8a5a0}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

/** `back`: null where the payer leaves by the client's own way back. */
function leaveLink(back: string | null): string {
  return back === null ? '' : `<a class="back" href="${escapeHtml(back)}">${CASHIER_WORDS.back}</a>`
}

export function sentencePage(sentence: string, back: string | null): string {
  return page(CASHIER_WORDS.title, `<h1>${escapeHtml(sentence)}</h1>${leaveLink(back)}`)
}

function yuan(fen: number): string {
  return `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`
}

function hiddenFields(address: CashierAddress): string {
  return Object.entries(address)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')
}

export function isPayable(order: Order, now: Date): boolean {
  return order.state === 'paying' && order.expiresAt > now
}

/** Ending of an order that cannot be paid any more. */
export function endSentence(order: Order): string {
  if (order.state === 'paid') return CASHIER_WORDS.paid(totalCredits(order))
  return order.state === 'refunded' ? CASHIER_WORDS.refunded : CASHIER_WORDS.closed
}

/** `order`: with the bonus that its payment will bring (`withExpectedBonus`). */
export function cashierPage(
  order: Order,
  { address, now, back }: { address: CashierAddress; now: Date; back: string | null },
): string {
  const leave = leaveLink(back)
  if (!isPayable(order, now)) {
    const number = `<p>${escapeHtml(CASHIER_WORDS.order(order.id))}</p>`
    return page(CASHIER_WORDS.title, `<h1>${endSentence(order)}</h1>${number}${leave}`)
  }
  const total = CASHIER_WORDS.total(totalCredits(order))
  const facts = `<h1>${CASHIER_WORDS.title}</h1><p>${CASHIER_WORDS.note}</p>
<strong>${yuan(order.priceFen)}</strong><p>${escapeHtml(total)}</p><p>${escapeHtml(CASHIER_WORDS.order(order.id))}</p>`
  return page(
    CASHIER_WORDS.title,
    `${facts}<form method="post">${hiddenFields(address)}
<button name="notification" value="sent">${CASHIER_WORDS.pay}</button></form>${leave}`,
  )
}
