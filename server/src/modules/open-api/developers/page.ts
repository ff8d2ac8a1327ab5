/** The page for developers: what to know, samples, and the viewer of the document below. */
import { escapeHtml } from '../../../platform/http/share-meta'
import { buildMcpSample, buildSamples, type Sample } from './samples'
import { texts } from './texts'

export const STYLE = `:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #000; color: #f5f1ea; font: 16px/1.7 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif; }
main, .reference { max-width: 960px; margin: 0 auto; padding: 24px 16px 8px; }
h1 { margin: 8px 0; font-size: 28px; line-height: 1.3; }
h2 { margin: 40px 0 8px; font-size: 20px; }
h3 { margin: 20px 0 6px; font-size: 16px; color: #b8b3ab; font-weight: 500; }
p, ul { margin: 8px 0; }
ul { padding-left: 20px; }
a { color: #ffcf8a; }
pre { margin: 0; padding: 14px 16px; overflow-x: auto; border-radius: 12px; background: #151517; color: #f5f1ea; font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre:focus-visible { outline: 2px solid #ffcf8a; outline-offset: 2px; }
.address { display: inline-block; padding: 2px 10px; border-radius: 8px; background: #1e1e21; color: #ffe7cc; overflow-wrap: anywhere; font-family: ui-monospace, Menlo, Consolas, monospace; }
.reference { padding: 0 16px 64px; }
.reference .swagger-ui .info { display: none; }
.reference .swagger-ui .scheme-container { margin: 0; padding: 12px 0; background: none; box-shadow: none; }
.reference .swagger-ui .scheme-container .schemes { padding: 0; }
.reference .swagger-ui .wrapper { padding: 0; }
html.dark-mode .reference, html.dark-mode .reference .swagger-ui { background: #000; }
@media (max-width: 600px) {
  .reference .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .reference .swagger-ui .opblock .opblock-summary-path { max-width: none; flex: 1 1 0; word-break: break-word; }
  .reference .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; padding: 4px 8px; }
}
`

/** Runs after the viewer's own script. */
export const SCRIPT = `window.SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
})
`

const writeSample = ({ id, title, code }: Sample): string =>
  `<h3>${escapeHtml(title)}</h3>\n<pre tabindex="0"><code id="sample-${id}">${escapeHtml(code)}</code></pre>`

/** @param base of the assets: `/developers/assets` */
export function buildPage(origin: string, base: string): string {
  const samples = buildSamples(origin).map(writeSample).join('\n')
  const rules = texts.list.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('\n')
  return `<!doctype html>
<html lang="zh-CN" class="dark-mode">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${texts.title}</title>
<link rel="icon" href="/icon-512.png" />
<link rel="stylesheet" href="${base}/swagger-ui.css" />
<link rel="stylesheet" href="/developers/page.css" />
</head>
<body>
<main>
<a href="/">${texts.home}</a>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<p>${texts.address} <span class="address">${escapeHtml(origin)}/v1</span></p>
<h2>${texts.keyTitle}</h2>
<p>${texts.key}</p>
<h2>${texts.samples}</h2>
${samples}
<h2>${texts.mcp}</h2>
<p>${texts.mcpLead}</p>
<pre tabindex="0"><code id="sample-mcp">${escapeHtml(buildMcpSample(origin).code)}</code></pre>
<h2>${texts.rules}</h2>
<ul>
${rules}
</ul>
<h2>${texts.reference}</h2>
<noscript>${texts.noScript}</noscript>
</main>
<div class="reference"><div id="reference"></div></div>
<script src="${base}/swagger-ui-bundle.js"></script>
<script src="/developers/page.js"></script>
</body>
</html>
`
}
