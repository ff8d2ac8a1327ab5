import { Button, Segmented, Switch } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { ReasonButton } from '../ui/ReasonButton'
import { Pill } from '../ui/Pill'
import { QueryView, Nothing } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { AddStyle, EditStyle } from '../styles/StyleActs'
import { AppForm } from './AppForm'
import { BannerForm } from './BannerForm'
import { Themes } from './Themes'
import { NAMES, NOTES, texts } from './texts'
import type { App, Banner, Catalog, Entry } from './view'

function Remove({ catalog, entry: { key, title } }: { catalog: Catalog; entry: Entry }) {
  return (
    <ReasonButton
      link
      name="remove"
      text={texts.remove}
      label={texts.removeOf(title)}
      title={texts.removeTitle(title)}
      note={texts.removeNote}
      okText={texts.remove}
      danger
      reasonLabel={texts.why}
      act={(reason) =>
        call('POST /api/console/catalogs/{catalog}/remove', {
          params: { catalog },
          body: { key, reason },
        })
      }
      done={texts.removed}
    />
  )
}

function Show({ catalog, entry: { key, title, shown } }: { catalog: Catalog; entry: Entry }) {
  const show = useAct(
    (next: boolean) =>
      call('POST /api/console/catalogs/{catalog}/show', {
        params: { catalog },
        body: { key, shown: next },
      }),
    { done: (_, next) => (next ? texts.nowShown : texts.nowHidden) },
  )
  return (
    <Switch
      size="small"
      checked={shown}
      loading={show.isPending}
      aria-label={texts.shown(title)}
      onChange={(next) => show.mutate(next)}
    />
  )
}

function First({ catalog, entry: { key, title } }: { catalog: Catalog; entry: Entry }) {
  const first = useAct(
    (_: null) =>
      call('POST /api/console/catalogs/{catalog}/first', { params: { catalog }, body: { key } }),
    { done: () => texts.nowFirst },
  )
  return (
    <Button
      size="small"
      type="link"
      loading={first.isPending}
      aria-label={texts.firstOf(title)}
      onClick={() => first.mutate(null)}
    >
      {texts.first}
    </Button>
  )
}

/** By the clock of this computer; platforms are not queried. */
function isOver({ banner }: Entry): boolean {
  const now = new Date().toISOString()
  if (!banner) return false
  return (
    (banner.from !== null && banner.from > now) || (banner.until !== null && banner.until < now)
  )
}

const hasBanner = (entry: Entry): entry is Banner => entry.banner !== null
const hasApp = (entry: Entry): entry is App => entry.app !== null

/** The form of what is the operator’s. */
function Edit({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  if (hasBanner(entry)) return <BannerForm entry={entry} onClose={onClose} />
  if (hasApp(entry)) return <AppForm entry={entry} onClose={onClose} />
  return <EditStyle styleKey={entry.key} onClose={onClose} />
}

/** A new banner, or a new app. */
function Add({ catalog }: { catalog: 'banners' | 'apps' }) {
  const [isOpen, setIsOpen] = useState(false)
  const onClose = () => setIsOpen(false)
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {catalog === 'apps' ? texts.addApp : texts.addBanner}
      </Button>
      {isOpen && catalog === 'banners' && <BannerForm entry={null} onClose={onClose} />}
      {isOpen && catalog === 'apps' && <AppForm entry={null} onClose={onClose} />}
    </>
  )
}

function Row({ catalog, entry }: { catalog: Catalog; entry: Entry }) {
  const { title, note, thumbUrl, own, shown } = entry
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      {thumbUrl === null ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
      )}
      <span className="what">
        <span>{title}</span>
        <span className="small">{note}</span>
      </span>
      {own && <Pill>{texts.own}</Pill>}
      {!shown && <Pill tone="warn">{texts.hidden}</Pill>}
      {isOver(entry) && <Pill tone="warn">{texts.off}</Pill>}
      {(own || catalog === 'styles') && <First catalog={catalog} entry={entry} />}
      {own && (
        <Button
          size="small"
          type="link"
          aria-label={texts.editOf(title)}
          onClick={() => setIsOpen(true)}
        >
          {texts.edit}
        </Button>
      )}
      {(!own || catalog === 'styles') && <Show catalog={catalog} entry={entry} />}
      {own && <Remove catalog={catalog} entry={entry} />}
      {isOpen && <Edit entry={entry} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

/** Published items: banners, small apps, styles. */
export default function Catalogs() {
  const [catalog, setCatalog] = useState<Catalog>('banners')
  const catalogsQuery = useConsoleQuery('GET /api/console/catalogs', {})
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="rest" />
        <Segmented<Catalog>
          options={(['banners', 'apps', 'styles'] as const).map((value) => ({
            value,
            label: NAMES[value],
          }))}
          value={catalog}
          onChange={setCatalog}
        />
      </header>
      <div className="stack">
        <div className="card">
          <h2>
            {NAMES[catalog]}
            <small>{NOTES[catalog]}</small>
            <span className="rest" />
            {catalog === 'styles' ? <AddStyle /> : <Add key={catalog} catalog={catalog} />}
          </h2>
          <QueryView of={catalogsQuery} rows={10}>
            {(view) =>
              view[catalog].length === 0 ? (
                <Nothing>{texts.none}</Nothing>
              ) : (
                <ul className="rows">
                  {view[catalog].map((entry) => (
                    <Row key={entry.key} catalog={catalog} entry={entry} />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </div>
        {catalog === 'banners' && <Themes />}
      </div>
    </>
  )
}
