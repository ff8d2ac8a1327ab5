/** Every tool, in the order 妙笔 shows them, and the calls that run them. */
import { cleaner } from './cleaner'
import { dalle } from './dalle'
import { edit } from './edit'
import { editVideo } from './edit-video'
import { film } from './film'
import type { ToolDefinition } from './define'
import { grid } from './grid'
import { gridUpscale } from './grid-upscale'
import { gridVariation } from './grid-variation'
import { img2vid } from './img2vid'
import { layers } from './layers'
import { rembg } from './rembg'
import { replaceBg } from './replace-bg'
import { samInpaint } from './sam-inpaint'
import { short } from './short'
import { upscale } from './upscale'
import { outpaint } from './outpaint'
import { oldphoto } from './oldphoto'
import { photo2img } from './photo2img'
import { toon } from './toon'
import { imgMix } from './imgMix'
import { genfill } from './genfill'
import { inpaint } from './inpaint'
import { styleTransfer } from './style-transfer'
import { sketch } from './sketch'
import { qrcode } from './qrcode'
import { img2tag } from './img2tag'
import { text2img } from './text2img'
import { vid2vid } from './vid2vid'
import { vidMaker } from './vidMaker'
import { variation } from './variation'

const TOOLS = [
  text2img,
  grid,
  dalle,
  gridUpscale,
  gridVariation,
  layers,
  cleaner,
  rembg,
  replaceBg,
  samInpaint,
  img2vid,
  upscale,
  short,
  outpaint,
  oldphoto,
  photo2img,
  toon,
  vidMaker,
  imgMix,
  genfill,
  inpaint,
  styleTransfer,
  vid2vid,
  sketch,
  variation,
  qrcode,
  img2tag,
  edit,
  editVideo,
] as const

/** Calls that take an order: of the tools, their second ways from a finished job, of small apps. */
export type ToolCall =
  | (typeof TOOLS)[number]['call']
  | 'POST /api/generate/inpaint'
  | 'POST /api/generate/variation'
  | `POST /api/tools/generate/${string}`

/** A tool, or a form made from one, that the contract has a call for. */
export type Tool = ToolDefinition & { readonly call: ToolCall }

export const ALL_TOOLS: readonly Tool[] = TOOLS

const jobTools: ReadonlyMap<string, ToolDefinition> = new Map(
  [...ALL_TOOLS, film].map((tool) => [tool.id, tool]),
)

/** Any tool that a job may be of, with those that the server alone orders. */
export const findJobTool = (id: string): ToolDefinition | null => jobTools.get(id) ?? null

const byId = new Map(ALL_TOOLS.map((tool) => [tool.id, tool]))

export function findTool(id: string): Tool | null {
  return byId.get(id) ?? null
}
