/** A picture becomes a video: subject and backdrop at their depths, a camera, weather. */
import type { img2vid as definition } from '@contract/tools/img2vid'
import type { ParamsOf } from '@contract/tools/define'
import { cameraPath, type Move } from '../motion/camera'
import { partPicture } from '../motion/parting'
import { drawSheet } from '../motion/sheet'
import { type WeatherKind, createWeather } from '../motion/weather-kinds'
import type { Mask, Raster } from '@media/raster'
import { proposeSubject } from '../imaging/segment/proposal'
import { bystandersIn } from './filling/bystanders'
import { type MovingPicture, setInMotion } from './planned/moving'
import { removeKnown } from './planned/remove'
import { addMusic } from './music/add'
import { ToolRefusal } from './refusal'
import { videoSize, makeVideo } from './video'
import { subjectSeed } from './subject-seed'
import type { StudioTool, ToolWork } from './tool'

const FPS = 24
const LONG_SIDE = 1280
/** Somewhat larger than the video, so that coming nearer stays sharp. */
const MAX_PIXELS = 1_600_000
const LEAST_SIDE = 48
/** Of the work: taking the picture apart. */
const PARTED_SHARE = 0.3
/** Under this the automatic cut-out is a guess, and a wrong one tears the picture apart. */
const CLEAR = 0.5
/** A subject has at least and at most so much of the picture. */
const SHARES = [0.004, 0.7] as const

type Work = ToolWork<ParamsOf<typeof definition>>

/** The subject people marked or, untouched, the proposal when it is a clear one. */
async function findSubjectMask(work: Work, picture: Raster): Promise<Mask | null> {
  const { base, marks, inverted } = work.params.subject
  const untouched = base === 'subject' && marks.length === 0 && !inverted
  const looks = untouched && !(await work.planned('image'))?.known.subject(picture)
  const found = looks ? proposeSubject(picture, await subjectSeed(work.nets, picture)) : null
  const mask = found ? found.mask : await work.mask('subject', picture)
  const covered = mask.values.reduce((sum, v) => sum + v, 0) / 255 / mask.values.length
  const unclear = found !== null && found.separation < CLEAR
  return unclear || covered < SHARES[0] || covered > SHARES[1] ? null : mask
}

const markedIn = ({ values }: Mask): Uint8Array => values.map((value) => (value > 127 ? 1 : 0))

/** A painted picture moves by its plan, unless a subject was marked. Null: it has no plan. */
async function moveByPlan(
  work: Work,
  picture: Raster,
  size: { width: number; height: number },
): Promise<MovingPicture | null> {
  const known = await work.planned('image')
  const { subject, seconds } = work.params
  const isMarked = subject.marks.length > 0 || subject.inverted
  if (!known || isMarked) return null
  const { plan } = known
  if (plan.width !== picture.width || plan.height !== picture.height) return null
  const report = (share: number) => work.progress(PARTED_SHARE * share)
  return setInMotion(plan, picture, { size, seconds, seed: work.seed }, report)
}

/** Subject and backdrop of a photograph. */
async function moveParted(work: Work, picture: Raster): Promise<MovingPicture> {
  const subject = work.params.motion === 'still' ? null : await findSubjectMask(work, picture)
  work.progress(0.12)
  const behind = subject && removeKnown(await work.planned('image'), picture, markedIn(subject))
  const others = subject && !behind ? await bystandersIn(work.nets, picture) : null
  const sheets = partPicture(picture, subject, { seed: work.seed, others, behind: behind?.raster })
  return {
    sheets,
    draw(frame, { view, time, air }) {
      sheets.forEach((sheet, i) => {
        drawSheet(frame, sheet, view)
        if (i === 0) air.behind(frame, time)
      })
      air.before(frame, time)
    },
  }
}

export const img2vid: StudioTool<typeof definition> = async (work) => {
  const { motion, weather, seconds, loop, waterline } = work.params
  const picture = await work.image('image', { maxPixels: MAX_PIXELS })
  const size = videoSize(picture, LONG_SIDE)
  if (Math.min(size.width, size.height) < LEAST_SIDE)
    throw new ToolRefusal('这张图片太小或太窄了，请换一张')
  const planned = await moveByPlan(work, picture, size)
  if (!planned && motion === 'still' && weather === 'none')
    throw new ToolRefusal('选一种镜头或天气，画面才会动起来')
  const moving = planned ?? (await moveParted(work, picture))
  work.progress(PARTED_SHARE)
  const air = createWeather(weather as WeatherKind, {
    ...size,
    seconds,
    seed: work.seed,
    waterline: waterline / 100,
  })
  for (const { pixels } of moving.sheets) air.tint(pixels)
  const camera = cameraPath(motion as Move, { seconds, loops: loop })
  const shape = { ...size, fps: FPS, frames: Math.round(seconds * FPS) }
  const video = await makeVideo(work, shape, [PARTED_SHARE, 1], (frame, time) =>
    moving.draw(frame, { view: camera(time), time, air }),
  )
  return { videos: [video], notes: await addMusic(work, { ...video, fps: FPS }) }
}
