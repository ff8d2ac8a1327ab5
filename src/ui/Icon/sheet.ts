import { ICONS, SMALL_ICONS, iconSvg, type IconName } from './paths'

/** Only what a data URI inside url("") needs escaped: shorter than full percent-encoding. */
export function dataUri(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `data:image/svg+xml,${escaped.replaceAll('#', '%23')}`
}

function rule(selector: string, svg: string): string {
  return `${selector} {\n  --mg-icon: url("${dataUri(svg)}");\n}\n`
}

/** The style sheet with one mask for each icon. */
export function iconSheet(): string {
  const names = Object.keys(ICONS) as IconName[]
  return [
    '// Drawn by config/drawTabIcons.ts from paths.ts; do not edit.\n',
    ...names.map((name) => rule(`.mg-icon--${name}`, iconSvg(name))),
    ...SMALL_ICONS.map((name) =>
      rule(`.mg-icon--${name}.mg-icon--small`, iconSvg(name, { stroke: 2.1 })),
    ),
  ].join('\n')
}
